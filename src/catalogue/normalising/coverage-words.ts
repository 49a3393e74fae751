import type { CoverageId } from '#domain/funding.ts'

/** What a word says about the money. A coverage, or: */
export type CoverageRole =
  | CoverageId
  /** Of what stands beside it, all is paid: "full". */
  | 'whole'
  /** By itself in a list, says that all is paid: "Full: tuition, flights". */
  | 'alone'
  /** An award, of no certain kind. */
  | 'award'
  /** Something that is paid, and no coverage of ours: insurance. */
  | 'cost'
  /** Only so much and no more: "up to". */
  | 'limit'
  /** Not for sure. */
  | 'maybe'
  | 'loan'
  /** Nothing to pay for tuition: "no tuition fees"; but "no tuition" promises nothing. */
  | 'waived'
  /** Money, a share or all of it, as `coverage.ts` rewrites figures. */
  | 'money'

/** Names by language, separated by commas, as they are compared: small letters, without accents, one of many. */
type Names = Readonly<Record<string, string>>

/**
 * What each role is called. `qpart`, `qall`, `qmoney` and `qother` stand for figures: a share below 100%, 100%, an
 * amount, and so many years or students.
 */
export const COVERAGE_WORDS: readonly (readonly [roles: readonly CoverageRole[], names: Names])[] = [
  [
    [],
    {
      en: 'full time, fulltime, part time, full member, full application, full proposal, full consideration, gap year, qall online, qall english, qall remote, may be renewed, may be extended, can be renewed, renewal possible, extension possible, possible extension, may apply, full name, full detail, full list, full information, full year, full academic year, full school year, full degree, full program, full programme, full course, full course load, full load, full duration, full period, full length, full term, full semester, full professor, full fee paying, full text, full address, complete application, as part of, is part of, half year, half day, half yearly, application fee, application fee waiver, registration fee, visa fee, test fee, exam fee, loan forgiveness, loan repayment, interest free, tax free, duty free',
      es: 'tiempo completo, tiempo parcial, media superior, formulario completo, cuota de solicitud',
      fr: 'temps plein, temps complet, temps partiel, dossier complet, mi temps, frais de dossier, fait partie, dans le cadre',
      de: 'teil des, teil der, voll zeit, halb jahr, kann verlangert werden',
      pt: 'tempo integral, tempo inteiro, tempo parcial, meio periodo, taxa de inscricao, inscricao gratuita',
      it: 'tempo pieno, tempo parziale',
      nl: 'in deeltijd',
    },
  ],
  [
    ['full'],
    {
      en: 'fully funded, full funded, funded fully, fullyfunded, fully funding, full funding, full fund, fully fund, full ride, fullride, fully paid, full paid, fully financed, fully sponsored, full sponsorship, fully covered, full coverage, fully supported, fully subsidised, fully subsidized, full scholarship, full bursary, complete scholarship, complete funding, complete coverage, total funding, total coverage, everything, all inclusive, all expense, all cost, full cost, full expense, full cost of attendance, qall scholarship, qall funded, qall funding, qall coverage, qall sponsorship',
      es: 'beca completa, beca total, beca integral, qall beca, beca qall, beca del qall, financiacion completa, financiacion total, financiamiento completo, financiamiento total, financiamiento integral, totalmente financiado, totalmente financiada, completamente financiada, completamente financiado, cobertura total, cobertura completa, cobertura integral, todos los gastos, todo pagado, gastos totales',
      fr: 'bourse complete, bourse entiere, bourse integrale, bourse totale, entierement finance, entierement financee, totalement finance, totalement financee, financement complet, financement total, financement integral, financement a qall, prise en charge complete, prise en charge totale, prise en charge integrale, couverture complete, couverture totale, tous frais payes, tous les frais',
      de: 'vollstipendium, voll stipendium, vollstipendien, vollfinanziert, vollfinanzierung, volle finanzierung, volle forderung, vollforderung, vollstandig finanziert, komplett finanziert, alle kosten, samtliche kosten, kostenubernahme komplett, volle kostenubernahme, vollstandige kostenubernahme',
      pt: 'bolsa integral, bolsa total, bolsa completa, bolsa de qall, bolsa qall, bolsas de qall, totalmente financiado, totalmente financiada, totalmente custeada, totalmente custeado, financiamento integral, financiamento total, financiamento completo, cobertura total, cobertura integral, cobertura completa, todas as despesas, todos os custos',
      it: 'borsa completa, borsa di studio completa, borsa totale, borsa integrale, copertura totale, copertura completa, copertura integrale, interamente finanziato, interamente finanziata, totalmente finanziata, totalmente finanziato, completamente finanziata, tutte le spese, finanziamento totale, finanziamento completo',
      nl: 'volledige beurs, volledig gefinancierd, volledige financiering, alle kosten',
      pl: 'pelne stypendium, pelne finansowanie, w pelni finansowane, pelne pokrycie',
      tr: 'tam burs, tam burslu, qall burs, qall burslu',
      id: 'beasiswa penuh, didanai penuh, pendanaan penuh',
      vi: 'hoc bong toan phan, toan phan',
      ru: 'полное финансирование, полная стипендия, полностью оплачивается, полностью финансируется',
      ar: 'تمويل كامل, ممول بالكامل, ممولة بالكامل, منحة كاملة',
    },
  ],
  [
    ['whole', 'alone'],
    {
      en: 'full, fully',
      de: 'voll, volle, voller, volles, vollen, vollstandig, vollstandige, vollstandiger, komplett, komplette',
      nl: 'volledig, volledige',
      pl: 'pelne, pelny, pelna',
      id: 'penuh',
      ru: 'полное, полный, полная, полностью',
    },
  ],
  [
    ['alone'],
    {
      en: 'complete',
      es: 'completo, completa, integral',
      fr: 'complet, complete, entiere, integrale',
      it: 'completa, completo, integrale',
      ar: 'كامل, كاملة',
    },
  ],
  [
    ['whole'],
    {
      en: 'qall, hundred percent, hundred per cent, one hundred percent',
      es: 'cien por ciento',
      fr: 'cent pour cent',
      de: 'hundert prozent',
      pt: 'cem por cento',
      it: 'cento per cento',
    },
  ],
  [
    ['partial'],
    {
      en: 'qpart, percent, per cent, share, portion, fraction, nonresident tuition, non resident tuition, nonresidents tuition, out of state tuition, partial, partially, partly, in part, part, half, halves, lower one, smaller one, lesser one, lower amount, smaller amount, lesser amount, lower award, smaller award, one third, two third, third tuition, third fee, third cost, one quarter, three quarter, quarter tuition, quarter fee, quarter cost, substantial, majority, mostly, most tuition, most fee, most cost, most expense, semi funded, semifunded, self funded, self financed, self paid, last dollar, first year only, first semester, first term, one semester, one term, one course, single course, cut, minus, some tuition, some fee, portion, percentage, fraction, discount, discounted, discounting, reduction, reduced, reduce, reducing, rebate, off, deduction, concession, subsidy, subsidised, subsidized, subsidise, contribution, contribute, contributes, toward tuition, toward fee, toward cost, toward living, toward expense, help, help with, assistance, support for tuition, tuition support, tuition fee support, fee support, supplement, top up, topup, remaining, remainder, balance, gap, shortfall, in state tuition, in state rate, resident rate, home fee, home rate, home tuition, lower tuition, cheaper, co funded, cofunded, co funding, cost sharing',
      es: 'por ciento, parcial, parcialmente, parte, media beca, media matricula, medias becas, medio, mitad, tercio, descuento, rebaja, rebajada, reduccion, reducida, reducido, bonificacion, bonificado, subsidio, subvencion, contribucion, aporte, apoyo para matricula, apoyo de matricula, ayuda para, ayuda de matricula, porcentaje',
      fr: 'pour cent, partiel, partielle, partiellement, partie, demi, demie, demi bourse, moitie, tiers, remise, reduction, reduit, reduite, rabais, ristourne, subvention, contribution, participation, aide aux frais, pourcentage',
      de: 'prozent, teilweise, teil, teilbefreiung, anteil, anteilig, anteilige, teilstipendium, teilstipendien, teilfinanziert, teilfinanzierung, teilforderung, teilerlass, halbstipendium, halb, halbe, halber, halbes, halben, halfte, drittel, viertel, rabatt, nachlass, ermassigung, ermassigt, ermassigte, ermassigten, reduzierung, reduktion, reduziert, reduzierte, vergunstigung, zuschuss, zuschusse, beitrag, gebuhrenermassigung, studiengebuhrenermassigung, gebuhrenzuschuss',
      pt: 'por cento, parcial, parcialmente, parte, meia bolsa, meias bolsas, metade, terco, desconto, descontos, reducao, reduzida, abatimento, subsidio, contribuicao, auxilio para, ajuda para, percentual',
      it: 'parziale, parzialmente, parte, meta, mezza, mezzo, terzo, sconto, riduzione, ridotta, ridotte, agevolazione, contributo, rimborso parziale, percentuale',
      nl: 'gedeeltelijk, gedeeltelijke, deels, deel, half, halve, helft, korting, reductie, bijdrage, tegemoetkoming, subsidie',
      pl: 'czesciowe, czesciowy, czesciowa, czesciowo, czesc, polowa, polowe, znizka, znizki, rabat, obnizka, dofinansowanie',
      ru: 'частичное, частичная, частичный, частично, часть, половина, половину, скидка, скидки, скидку, льгота, льготное',
      uk: 'часткове, частково, знижка, половина',
      tr: 'kismi, yarim, yari, indirim, indirimi, indirimli, katki, yuzde',
      id: 'sebagian, parsial, setengah, separuh, diskon, potongan, keringanan, subsidi',
      vi: 'ban phan, mot phan, giam, giam hoc phi, nua',
      sv: 'delvis, halv, rabatt, bidrag',
      ar: 'جزئي, جزئية, جزئيا, خصم, تخفيض, نصف, جزء, مساهمة',
      zh: '部分, 部分奖学金, 半奖, 半额, 部分資助, 部分资助, 半额奖学金, 学费减免',
      ja: '一部, 半額, 一部支給, 半額免除, 減免',
      ko: '일부, 부분, 반액, 감면, 할인, 부분장학금',
      hi: 'आंशिक, छूट',
    },
  ],
  // A place, and no discount.
  [[], { en: 'off campus' }],
  [
    ['tuition'],
    {
      en: 'tuition, tution, tuition fee, tuition and fee, tuition waiver, tuition fee waiver, fee waiver, fee remission, tuition remission, tuition free, free tuition, free education, school fee, university fee, college fee, course fee, academic fee, study fee, full fee, all fee, qall fee, fee covered, fee paid',
      es: 'matricula, matriculas, colegiatura, colegiaturas, arancel, aranceles, derechos de matricula, tasas academicas, tasas universitarias, costo academico',
      fr: 'frais de scolarite, droits de scolarite, frais d’etudes, frais universitaires',
      de: 'studiengebuhr, studiengebuhren, studiengebuhrenfrei, schulgeld, studienkosten, studienbeitrag, kursgebuhren, gebuhrenerlass, gebuhrenbefreiung, studiengebuhrenbefreiung, studiengebuhrenerlass',
      pt: 'mensalidade, mensalidades, propina, propinas, anuidade, anuidades, taxa escolar, taxas escolares, matricula',
      it: 'tassa universitaria, tasse universitarie, retta, rette, tasse di iscrizione, tasse scolastiche',
      nl: 'collegegeld, schoolgeld, lesgeld',
      pl: 'czesne, czesnego',
      tr: 'ogrenim ucreti, okul ucreti, harc, harclar',
      id: 'biaya kuliah, uang kuliah, biaya pendidikan, spp',
      vi: 'hoc phi',
      ru: 'плата за обучение, стоимость обучения, стоимости обучения, обучение, оплата обучения',
      ar: 'الرسوم الدراسية, رسوم دراسية',
    },
  ],
  [
    ['stipend'],
    {
      en: 'stipend, monthly stipend, living allowance, living cost, living expense, cost of living, monthly allowance, maintenance grant, maintenance, maintenance allowance, subsistence, subsistence allowance, pocket money',
      es: 'manutencion, estipendio, sostenimiento, gastos de vida, asignacion mensual',
      fr: 'allocation mensuelle, frais de subsistance, frais de vie, indemnite mensuelle',
      de: 'lebenshaltungskosten, lebenshaltung, lebensunterhalt, unterhalt, taschengeld, monatliche rate',
      pt: 'ajuda de custo, auxilio mensal, bolsa mensal, manutencao, subsistencia',
      it: 'spese di vita, mantenimento, assegno mensile',
      nl: 'levensonderhoud, maandelijkse toelage',
      pl: 'utrzymanie, kosztow utrzymania',
      tr: 'aylik burs, yasam giderleri',
      id: 'biaya hidup, tunjangan bulanan, uang saku',
      vi: 'sinh hoat phi',
    },
  ],
  [
    ['research'],
    {
      en: 'research cost, research expense, research grant, fieldwork, fieldwork grant, field work',
      es: 'gastos de investigacion',
      fr: 'frais de recherche',
      de: 'forschungskosten',
      pt: 'taxa de bancada',
    },
  ],
  [
    ['travel'],
    {
      en: 'travel, travel grant, travel cost, travel and mobility, travel scholarship, mobility grant, travel fund, mobility, conference grant, conference travel, conference travel grant, conference funding, flight, flight ticket, air ticket, plane ticket, airfare, air fare, round trip',
      es: 'pasaje, pasajes, vuelo, boleto aereo, gastos de viaje, transporte aereo, billete de avion',
      fr: 'frais de voyage, billet d’avion, frais de deplacement',
      de: 'reisekosten, flug, fluge, flugkosten, reisekostenzuschuss, mobilitat',
      pt: 'passagem, passagem aerea, passagens, passagens aereas, despesas de viagem',
      it: 'spese di viaggio, biglietto aereo, volo',
      nl: 'reiskosten',
    },
  ],
  [
    ['cost'],
    {
      en: 'accommodation, housing, board, room, dormitory, insurance, health insurance, book, visa, meal, equipment, language course, material, laptop',
      es: 'alojamiento, seguro, seguro medico, libro, alimentacion, hospedaje, materiales',
      fr: 'logement, hebergement, assurance, restauration, livre',
      de: 'unterkunft, wohnen, versicherung, krankenversicherung, bucher, verpflegung',
      pt: 'alojamento, moradia, hospedagem, seguro, alimentacao, livro',
      it: 'alloggio, vitto, assicurazione, libri',
      nl: 'huisvesting, verzekering',
    },
  ],
  [
    ['award'],
    {
      en: 'scholarship, award, grant, bursary, fellowship, studentship, funding, financing, sponsorship, financial aid, financial support, financial assistance, aid package, package',
      es: 'beca, financiacion, financiamiento, apoyo economico',
      fr: 'bourse, financement',
      de: 'stipendium, stipendien, forderung, finanzierung',
      pt: 'bolsa, financiamento',
      it: 'borsa, borsa di studio, finanziamento',
      nl: 'beurs, financiering',
      pl: 'stypendium',
      tr: 'burs',
      id: 'beasiswa',
    },
  ],
  [
    ['limit'],
    {
      en: 'up to, upto, max, maximum, at most, as much as, capped, cap, ceiling, capped at',
      es: 'hasta, tope, como maximo',
      fr: 'jusqu’a, jusqu’au, jusqu’aux, au maximum, plafonne, plafonnee, a hauteur de',
      de: 'bis zu, bis zum, bis zur, hochstens, maximal, hochstbetrag',
      pt: 'ate, no maximo, limitado a',
      it: 'fino a, fino al, fino alla, fino alle, al massimo, massimo',
      nl: 'maximaal, hoogstens, tot',
      pl: 'maksymalnie, nie wiecej niz',
      id: 'hingga, sampai, maksimal',
      tr: 'kadar, en fazla',
      vi: 'toi da, len den',
    },
  ],
  [
    ['maybe'],
    {
      en: 'full need, qall need, demonstrated need, may, might, could, possible, possibly, potentially, potential, varies, vary, varying, variable, depend, depends, depending, case by case, some, sometimes, occasionally, subject to availability, usually, typically, generally, normally, in general, in most, for most, most case, most country, most student, in many, for many, certain programme, certain program, certain course, certain case, selected programme, selected program, selected course, selected country, selected university, where available, if available, where possible, if possible, subject to funding, tbc, tba, tbd',
      es: 'puede, pueden, podria, posible, posiblemente, varia, variable, depende, dependiendo, segun, algunos, algunas, generalmente, normalmente, habitualmente, usualmente, suele, suelen, la mayoria, mayoria de',
      fr: 'peut, peuvent, possible, possiblement, eventuellement, variable, varie, depend, selon, certains, certaines, generalement, habituellement, normalement, souvent, la plupart, sous reserve',
      de: 'kann, konnen, moglich, moglicherweise, eventuell, gegebenenfalls, ggf, variiert, variabel, je nach, abhangig, manche, einige, vielleicht, meist, meistens, in der regel, normalerweise, ublicherweise, gewohnlich, den meisten, die meisten',
      pt: 'pode, podem, possivel, possivelmente, eventualmente, varia, depende, dependendo, conforme, alguns, algumas, geralmente, normalmente, habitualmente, costuma, a maioria, maioria dos, maioria das, sujeito a',
      it: 'puo, possono, possibile, possibilmente, eventualmente, variabile, varia, dipende, secondo, alcuni, alcune, generalmente, normalmente, di solito, solitamente, la maggior parte',
      nl: 'kan, mogelijk, misschien, afhankelijk, sommige, meestal, doorgaans, de meeste',
      pl: 'moze, mozliwe, zalezy',
    },
  ],
  [
    ['loan'],
    {
      en: 'loan, lending, credit facility, student loan, repayable',
      es: 'prestamo, credito educativo, credito beca, credito condonable, credito',
      fr: 'pret, pret etudiant, emprunt, remboursable',
      de: 'darlehen, kredit, studienkredit, bildungskredit, ruckzahlbar',
      pt: 'emprestimo, credito estudantil, credito',
      it: 'prestito, mutuo',
      nl: 'lening',
      pl: 'pozyczka, kredyt',
      tr: 'kredi',
      id: 'pinjaman',
      ru: 'кредит, заем',
    },
  ],
  [
    ['waived'],
    {
      en: 'no tuition fee, without tuition fee, zero tuition',
      es: 'sin costo de matricula, sin pagar matricula',
      fr: 'sans frais de scolarite',
      de: 'keine studiengebuhren, ohne studiengebuhren',
      pt: 'sem mensalidade, sem mensalidades, sem propinas',
      it: 'senza tasse universitarie',
    },
  ],
  [['money'], { en: 'qmoney' }],
]

/** A cell with one of these is not certain of what it says is paid. By language. */
export const UNVERIFIED: Readonly<Record<string, string>> = {
  en: 'needs review, need review, under review, to be reviewed, must be verified, needs to be verified, to be verified, needs verification, not verified, unverified, unconfirmed, not confirmed',
  es: 'por verificar, sin verificar, por revisar, sin confirmar',
  fr: 'a verifier, non verifie, non confirme',
  de: 'zu prufen, ungepruft, nicht bestatigt, unbestatigt',
  pt: 'a verificar, nao verificado, nao confirmado',
  it: 'da verificare, non verificato, non confermato',
  nl: 'te controleren, niet bevestigd',
}

/** Small words between the parts of a sentence, all languages together. */
export const COVERAGE_GRAMMAR = {
  /** Begin what is not paid. */
  denies:
    'no not without except excepting excluding exclude excl excluded never neither nor none doesnt dont isnt arent wont cannot cant sin excepto salvo ni nunca tampoco excluido excluida excluye sans sauf ne pas hors ninclut nest exclu exclue aucun aucune nicht kein keine keinen keiner keines keinem ohne ausser weder ausgenommen ausgeschlossen sem nao nem exceto senza non tranne eccetto escluso esclusa esclusi escluse nessun nessuna niet geen zonder behalve bez oprocz nie не без кроме немає degil haric tanpa tidak bukan kecuali khong لا بدون غير ليس',
  /** Begin a list of what is paid. */
  lists:
    'cover covering include including incl inclusive comprise comprising provide providing with cubre cubren incluye incluyen incluyendo con couvre couvrent inclut incluent incluant comprenant avec deckt decken enthalt umfasst inklusive inkl mit cobre cobrem inclui incluem incluindo com copre coprono includono comprende dekt pokrywa obejmuje kapsar meliputi termasuk mencakup',
  /** Behind a denial, say that what stands before it is not paid. */
  paid: 'charged payable levied erhoben cobra cobran cobrado percus factures cobrada covered included paid provided offered available part cubierto cubierta cubiertos incluido incluida incluidos couvert couverte couverts inclus incluse compris comprise gedeckt abgedeckt ubernommen enthalten inbegriffen bezahlt coberto coberta cobertos incluso inclusa incluidas cubiertas coperto coperta coperti coperte inclusi compreso compresa compresi gedekt inbegrepen objete dahil ditanggung',
  or: 'or oder ou o u oppure lub veya atau или або eller',
  and: 'and plus und sowie y e et i и та ve dan serta en og och',
  but: 'but aber jedoch pero sino mais mas ma però maar ale но tetapi ancak',
  /** "Not only" and "not repayable" deny nothing. */
  idle: 'only just limited repayable refundable renewable refunded repaid nur solo solamente seulement soltanto so apenas somente alleen',
} as const satisfies Readonly<Record<string, string>>
