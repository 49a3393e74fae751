/** What a word before or behind a day says of it. */
export type DayRole =
  /** It is the last one to apply on. */
  | 'closes'
  /** The same, directly before the day. */
  | 'until'
  /** Applications, or studies, begin. */
  | 'opens'
  /** The same, directly before the day. */
  | 'from'
  /** Behind the day. */
  | 'onward'
  /** It was in an earlier round, or is over. */
  | 'previous'
  /** Another day has taken its place. */
  | 'replaced'
  /** It has taken the place of another day. */
  | 'moved'
  | 'uncertain'
  /** The same, directly before the day. */
  | 'about'
  /** Mostly, but maybe not this time. */
  | 'usual'
  /** What others do: results, interviews. */
  | 'event'
  /** What schools and referees send. */
  | 'support'
  /** What was done to a page or a list. */
  | 'done'
  /** What applicants do. */
  | 'applying'
  /** "After the deadline": the day is the deadline, whatever comes after it. */
  | 'behind'
  /** Parts of a month, before its name: "mid". */
  | 'partOfMonth'
  | 'season'
  /** After "1 April –": no day at which the time ends. */
  | 'openEnd'
  /** Between two days: from the one to the other. */
  | 'range'
  /** Between a word and its day. */
  | 'filler'
  /** Has nothing to do with the day. */
  | 'idle'
  /** Asking, or changing one's mind, may be possible at any time; applying is something else. */
  | 'notApplying'

/** By language; small letters without accents. A star stands for any ending. */
export const DEADLINE_WORDS: Readonly<Record<DayRole, Readonly<Record<string, string>>>> = {
  closes: {
    en: 'deadline*, final, close, closes, closing, due, end, ends, ending, last day, last date, latest, cut off, cutoff, expires',
    es: 'fecha limite, limite, plazo, cierre, cierra, cierran, vence, vencimiento, termina, finaliza',
    fr: 'date limite, limite, cloture des, cloture, echeance, delai, se termine, prend fin',
    de: 'frist*, bewerbungsfrist, bewerbungsschluss, einsendeschluss, anmeldeschluss, stichtag, endet, schluss',
    pt: 'prazo*, data limite, encerramento, encerra, termina, vence',
    it: 'scadenza, scade, termine, chiusura, chiude',
    nl: 'sluit, sluiting*, inschrijfdatum',
    pl: 'termin, ostateczny, koniec, zamkniecie',
    ru: 'срок, крайний, дедлайн, окончание, последний день',
    tr: 'son tarih, son basvuru, bitis',
    id: 'batas, tenggat, ditutup, penutupan',
  },
  until: {
    en: 'by, before, until, till, prior to, no later than, not later than, on or before, apply, submit',
    es: 'hasta, antes del, antes de, a mas tardar, al',
    fr: 'jusqu’au, avant, au plus tard, au',
    de: 'bis, bis zum, bis zur, spatestens, vor, bis einschliesslich',
    pt: 'ate, antes de, antes do, ate o, ate dia, ao',
    it: 'entro, fino al, prima del, non oltre, al',
    nl: 'tot, tot en met, voor, uiterlijk',
    pl: 'do, przed',
    ru: 'до, не позднее, по',
    tr: 'en gec',
    id: 'sampai, hingga, paling lambat, sebelum',
  },
  opens: {
    en: 'open, opens, opened, reopen*, opening, start, starts, starting, begin, begins, beginning, available, launch*, commence*, accepted from',
    es: 'apertura, abre, abren, reabre*, abierta, abierto, inicio, inicia, comienza*, comienzo',
    fr: 'ouverture, reouverture, ouvre, ouvrent, rouvre*, ouvert*, debut, debute, commence',
    de: 'offnet, offnung, eroffnung, geoffnet, beginn, beginnt, start, startet, bewerbungsstart, bewerbungsbeginn, programmstart, semesterbeginn, studienbeginn, vorlesungsbeginn, programmbeginn',
    pt: 'abertura, abre, abrem, abertas, inicio, inicia, comeca*',
    it: 'apertura, apre, aprono, inizio, inizia, iniziano, decorrenza',
    nl: 'opent, opening, open, start, begint',
    pl: 'otwarcie, rozpoczecie, poczatek, rusza',
    ru: 'открытие, открывается, открыт*, начало, начинается, старт',
    tr: 'baslangic*, acilis*, basliyor, baslar',
    id: 'dibuka, pembukaan, dimulai',
  },
  from: {
    en: 'from, since, as of, as from, starting, not before, not earlier than, no earlier than, not prior to, on or after, earliest',
    es: 'desde, desde el, a partir, a partir de, a partir del, no antes del, no antes de',
    fr: 'a partir, a partir du, des, depuis, depuis le, pas avant, au plus tot',
    de: 'ab, ab dem, seit, seit dem, fruhestens, nicht vor',
    pt: 'desde, a partir, a partir de, a partir do, nao antes de',
    it: 'dal, dall, a partire, a partire dal, non prima del, da',
    nl: 'vanaf, niet voor, sinds',
    pl: 'od',
    ru: 'с, со, начиная с, не ранее',
    id: 'mulai, sejak, mulai tanggal',
  },
  onward: {
    en: 'opens, opening, opened, reopens, onward, onwards, and later, start, starts, launch',
    es: 'apertura, abre, inicio, en adelante',
    fr: 'ouverture, debut',
    de: 'offnung, eroffnung, start, beginn, bewerbungsstart, programmstart, studienbeginn, semesterbeginn',
    pt: 'abertura, inicio, em diante',
    it: 'apertura, inizio, in poi',
    tr: 'itibaren, baslangic',
  },
  previous: {
    en: 'previous*, prev, last year, last year’s, last cycle, last round, last call, last edition, last season, last intake, past deadline*, past cycle*, past round*, past call*, past year*, past application*, past due, prior year*, prior cycle*, prior round*, prior call*, prior deadline*, former, formerly, preceding, earlier cycle, earlier round, earlier call, most recent, old deadline*, old date, was, were, closed, ended, expired, passed, lapsed, has been',
    es: 'anterior, anteriores, pasado, pasada, ultima convocatoria, ultima edicion, fue, era, cerro, cerraron, cerrado, cerrada, cerradas, finalizo, vencio, vencido, vencida',
    fr: 'precedent*, dernier appel, derniere edition, derniere session, derniere annee, derniere campagne, annee derniere, an dernier, an passe, annee passee, etait, clos, cloturee, expiree, ancienne',
    de: 'vorherig*, vorig*, alte frist, letzte runde, letzte ausschreibung, letzten runde, letzten ausschreibung, letzter runde, letztes jahr, letzten jahr, letzten jahres, letztjahrig*, vorjahr*, vergangen*, fruher*, war, endete, geschlossen, abgelaufen, beendet, verstrichen',
    pt: 'anterior, anteriores, passado, passada, ultima edicao, ultimo edital, ultima chamada, foi, era, terminou, encerrou, encerrado, encerrada, encerradas, encerraram, fechou',
    it: 'precedent*, scorso, scorsa, ultima edizione, ultimo bando, era, terminato, terminata, concluso, conclusa, scaduto, scaduta, scadute, chiuso, chiusa, chiuse, passato, passata',
    nl: 'vorig*, afgelopen, was, gesloten, verlopen, vorig jaar',
    pl: 'poprzedni*, zeszly*, zeszlego, ubiegly*, ubieglego, minal, byl',
    ru: 'прошл*, предыдущ*, был, была, было, закрыт, закрыта, истек, истекла, завершен*',
    tr: 'onceki, gecen yil, gecen, kapandi, sona erdi, doldu',
    id: 'sebelumnya, tahun lalu, telah ditutup, sudah ditutup, periode lalu',
    zh: '去年, 上一届, 上届, 已截止',
    ja: '昨年, 昨年度, 前年度, 前回',
    ko: '작년, 지난해, 전년도',
    ar: 'السابق, السابقة, الماضي, الماضية, كان, انتهى',
  },
  replaced: {
    en: 'extended from, postponed from, moved from, changed from, originally, initially, instead of, rather than',
    es: 'en lugar del, en vez del, originalmente, inicialmente',
    fr: 'au lieu du, initialement, anciennement, a l’origine',
    de: 'statt, anstatt, ursprunglich, bisher*, verlangert vom, verschoben vom',
    pt: 'em vez de, em vez do, originalmente, inicialmente',
    it: 'invece del, anziche, originariamente, inizialmente',
  },
  moved: {
    en: 'extended to, extended until, extended till, postponed to, postponed until, moved to, changed to, prolonged until, prolonged to, new deadline, now',
    es: 'ampliado hasta, ampliada hasta, ampliado al, prorrogado hasta, prorrogada hasta, extendido hasta, extendida hasta, aplazado al, aplazado hasta',
    fr: 'prolonge jusqu’au, prolongee jusqu’au, reporte au, reportee au, repousse au, repoussee au, etendu jusqu’au',
    de: 'verlangert bis, verschoben auf, neue frist, jetzt',
    pt: 'prorrogado ate, prorrogada ate, estendido ate, adiado para, prorrogado para',
    it: 'prorogato al, prorogata al, prorogato fino al, prorogata fino al, posticipato al, posticipata al, rinviata al',
  },
  uncertain: {
    en: 'approx, approximate, approximately, expected, estimated, est., estimate, estimation, tentative*, provisional*, planned, plan, anticipated, projected, presumably, presumed, probable, probably, likely, possibly, perhaps, maybe, predicted, forecast, unconfirmed, not confirmed, not yet confirmed, not yet announced, not announced, not yet known, to be confirmed, to be announced, to be determined, to be verified, tbc, tba, tbd, subject to change, may change, verify, unsure, unclear, unverified, guess, based on previous, based on last, thereabout*',
    es: 'aproximad*, aprox, previsto, prevista, estimado, estimada, estimadas, provisional, tentativ*, probable, probablemente, posiblemente, por confirmar, sin confirmar, sin anunciar, por definir, sujeto a cambio*, sujeta a cambio*, esperado, esperada',
    fr: 'approximati*, approx, env, environ, prevu, prevue, estime, estimee, provisoire, probable, probablement, a confirmer, a preciser, pas encore annonce*, pas encore connu*, sous reserve, presum*, indicati*',
    de: 'ungefahr, voraussichtlich*, vermutlich, wahrscheinlich, geplant, vorlaufig, unverbindlich, erwartet, geschatzt, anderungen vorbehalten, noch nicht bestatigt, unbestatigt, noch nicht bekannt*, unter vorbehalt, vorbehaltlich, noch offen, wird noch bekannt*',
    pt: 'aproximad*, aprox, previsto, prevista, previsao, estimad*, provisori*, provavel, provavelmente, a confirmar, a definir, sujeito a alterac*, sujeita a alterac*, esperad*',
    it: 'approssimativ*, indicativ*, previsto, prevista, stimat*, provvisori*, probabile, probabilmente, presumibilmente, da confermare, da definire, salvo variazioni',
    nl: 'ongeveer, verwacht, verwachte, voorlopig*, waarschijnlijk, geschat, onder voorbehoud, nog te bevestigen',
    pl: 'okolo, orientacyjn*, przewidywan*, planowan*, wstepn*, prawdopodobnie, do potwierdzenia',
    ru: 'примерно, приблизительно, ориентировочно, предварительн*, ожидается, ожидаем*, планируется, вероятно, уточняется',
    tr: 'yaklasik, tahmini, muhtemelen, planlanan, beklenen, kesinlesmedi',
    id: 'sekitar, perkiraan, kira kira, diperkirakan, tentatif, rencana',
    vi: 'khoang, du kien',
    zh: '预计, 大约, 暂定, 左右, 待定',
    ja: '予定, 頃, ごろ, 未定, 約',
    ko: '예정, 경, 약, 미정',
    ar: 'تقريبا, متوقع, المتوقع, حوالي',
  },
  about: {
    en: 'about, around, circa, ca, c, roughly, some time, sometime, near, towards, or so',
    es: 'hacia, alrededor de, alrededor del, cerca de, cerca del, circa, sobre, en torno al',
    fr: 'vers, aux alentours du, autour du, aux environs du, circa, courant',
    de: 'etwa, ca, circa, zirka, gegen, um, rund um',
    pt: 'por volta de, por volta do, cerca de, em torno de, circa',
    it: 'circa, intorno al, verso, attorno al',
    nl: 'rond, circa, omstreeks, ca',
    ru: 'около',
  },
  usual: {
    en: 'usual, usually, common, commonly, typical, typically, normally, generally, often, mostly, in general, historically, tends to',
    es: 'normalmente, generalmente, habitualmente, usualmente, suele',
    fr: 'generalement, habituellement, normalement, d’habitude, souvent',
    de: 'in der regel, meist, meistens, normalerweise, ublicherweise, gewohnlich',
    pt: 'normalmente, geralmente, habitualmente, costuma',
    it: 'di solito, solitamente, normalmente, generalmente',
    nl: 'meestal, doorgaans, gewoonlijk, normaal',
    pl: 'zazwyczaj, zwykle',
    ru: 'обычно, как правило',
  },
  event: {
    en: 'university application*, programme application*, program application*, degree application*, admission application*, admission deadline*, deadline for admission, application for admission, course application*, university admission*, result*, outcome*, notif*, announcement*, decision*, interview*, selection*, shortlist*, finalist*, winner*, ceremony, orientation, arrival, departure, program start, programme start, course start, semester start, term start, start date, start of program, start of programme, start of the program, start of the programme, start of course*, start of classes, start of studies, start of semester, classes begin, info session, information session, webinar, open day, week* before, week* after, day* before, day* after, month* before, month* after, week* prior to, day* prior to, disbursement, award letter*, offer letter*, offers by, offers are, offers will, offers made, offers sent, offers released, offers of admission',
    es: 'solicitud de admision, admision a la universidad, resultado*, notificacion*, anuncio, decision*, entrevista*, seleccion, ganador*, publicacion, ceremonia, inicio de clases, inicio de las clases, inicio del programa, comienzo del programa, comienzo de clases',
    fr: 'demande d’admission, candidature au programme, candidature au master, resultat*, notification*, annonce*, decision*, entretien*, selection*, laureat*, publication, ceremonie, rentree, debut des cours, debut du programme',
    de: 'bewerbung um den studienplatz, studienplatzbewerbung*, bewerbung fur den studiengang, ergebnis*, benachrichtigung*, bekanntgabe, entscheidung*, interview*, auswahl*, vorstellungsgesprach*, gesprach*, preistrager*, programmstart, semesterbeginn, studienbeginn, vorlesungsbeginn, programmbeginn, zusage*, veroffentlichung',
    pt: 'candidatura ao curso, inscricao no curso, resultado*, notificac*, anuncio, divulgac*, decis*, entrevista*, selec*, vencedor*, publicac*, cerimonia, inicio das aulas, inicio do programa, inicio do curso',
    it: 'domanda di ammissione, risultat*, esit*, comunicazione, annuncio, decisione, colloqui*, selezione, graduatori*, vincitor*, pubblicazione, cerimonia, inizio dei corsi, inizio del programma, inizio delle lezioni',
    nl: 'uitslag*, resultat*, bekendmaking, beslissing*, gesprek*, selectie*, winnaar*, start van',
    pl: 'wynik*, ogloszen*, decyzj*, rozmow*',
    ru: 'результат*, объявлен*, решени*, собеседован*, интервью, отбор*, начало занятий, начало обучения',
    tr: 'sonuc*, mulakat*, ilan*, karar*',
    id: 'pengumuman*, hasil*, wawancara*, seleksi*',
    zh: '结果, 面试, 公布',
    ja: '結果, 面接, 発表',
    ko: '결과, 면접, 발표',
    ar: 'النتائج, المقابلات, المقابلة',
  },
  support: {
    en: 'nominat*, nominee*, nominator*, recommend*, reference*, referee*, letter*, transcript*, endorse*',
    es: 'nominacion*, nominad*, recomendacion*, referencia*, carta*, recomendador*',
    fr: 'nomination*, recommandation*, reference*, lettre*, recommandant*',
    de: 'nominierung*, nominiert*, empfehlung*, referenz*, gutachten*, empfehlungsschreiben',
    pt: 'nomeac*, indicac*, recomendac*, referencia*, carta*',
    it: 'nomina, nomine, candidature delle scuole, raccomandazion*, referenz*, letter*',
    nl: 'nominatie*, voordracht*, aanbeveling*, referentie*',
    pl: 'nominacj*, rekomendacj*, referencj*',
    ru: 'номинац*, рекоменда*, письм*',
    tr: 'aday gosterme, referans*, tavsiye*',
    id: 'nominasi*, rekomendasi*, referensi*, surat*',
  },
  done: {
    en: 'awarded, announced, selected, published, posted, updated, checked, verified, last modified, modified, retrieved, accessed, last seen',
    es: 'actualizado, actualizada, publicado, publicada, consultado, anunciado, anunciada',
    fr: 'mis a jour, mise a jour, publie, publiee, consulte, annonce',
    de: 'aktualisiert, veroffentlicht, gepruft, abgerufen, stand, bekannt gegeben, bekanntgegeben',
    pt: 'atualizado, atualizada, publicado, publicada, divulgado',
    it: 'aggiornato, aggiornata, aggiornamento, pubblicato, pubblicata',
    nl: 'bijgewerkt, gepubliceerd, bekendgemaakt',
    ru: 'обновлено, опубликовано, проверено',
  },
  applying: {
    en: 'application, applications, apply',
    es: 'solicitud, solicitudes, postulacion, postulaciones, candidatura, candidaturas, inscripcion, inscripciones',
    fr: 'candidature, candidatures, demande, demandes, dossier, dossiers, inscription, inscriptions',
    de: 'bewerbung, bewerbungen, bewerbungsunterlagen, antrag, antrage',
    pt: 'inscricao, inscricoes, candidatura, candidaturas',
    it: 'domanda, domande, candidatura, candidature',
  },
  behind: {
    en: 'after deadline, after the deadline, after the closing, following the deadline, once the deadline, before the deadline, after the application deadline',
    es: 'despues de la fecha limite, despues del cierre, tras el cierre, tras la fecha limite',
    fr: 'apres la date limite, apres la cloture',
    de: 'nach der frist, nach der bewerbungsfrist, nach bewerbungsschluss, nach dem bewerbungsschluss',
    pt: 'apos o prazo, apos o encerramento, depois do prazo',
    it: 'dopo la scadenza',
  },
  partOfMonth: {
    en: 'early, mid, middle, late, end, beginning, start, of, the, in, nd, rd, th, st, first, second, third, fourth, last, week',
    es: 'mediados, principios, finales, fines, inicios, comienzos, de, del, a, la, primera, segunda, ultima, semana',
    fr: 'mi, debut, fin, de, courant, la, d',
    de: 'mitte, anfang, ende, des, spaten',
    pt: 'meados, inicio, fim, final, finais, principio, de, do, em',
    it: 'meta, inizio, fine, di, primi, meta di',
    pl: 'polowa, poczatek, koniec, polowy, konca',
    ru: 'середина, начало, конец, середины, начала, конца',
    id: 'awal, pertengahan, akhir',
  },
  season: {
    en: 'spring, summer, autumn, fall, winter',
    es: 'primavera, verano, otono, invierno',
    fr: 'printemps, ete, automne, hiver',
    de: 'fruhling, fruhjahr, sommer, herbst, winter',
    pt: 'primavera, verao, outono, inverno',
    it: 'primavera, estate, autunno, inverno',
  },
  openEnd: {
    en: 'tba, tbc, tbd, until filled, further notice, until further notice, filled, open, ongoing, unknown, not known, not announced, not specified, to be announced, to be confirmed, when filled, present, end of semester, end of the semester, end of term, end of month, end of the month, end of the year',
    es: 'por definir, por confirmar, indefinido',
    fr: 'a definir, a confirmer, non precise',
    de: 'offen, unbekannt, auf weiteres',
    pt: 'a definir, a confirmar, indefinido',
    it: 'da definire, da confermare',
  },
  range: {
    en: 'to, until, till, through, thru, and ends, and ends on, upto, up to',
    es: 'a, al, hasta, hasta el',
    fr: 'au, jusqu’au',
    de: 'bis, bis zum',
    pt: 'a, ao, ate, ate o',
    it: 'al, fino al',
    nl: 'tot, tot en met, t/m',
    pl: 'do',
    ru: 'до, по',
    id: 'sampai, hingga, s/d',
    vi: 'den',
  },
  filler: {
    en: 'the, on, of, at, day, date, midnight, noon, midday, hours, hrs, h, am, pm, a.m, p.m, o’clock, gmt, utc, est, edt, et, cet, cest, bst, pst, pdt, is, are, be, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun',
    es: 'el, la, las, los, dia, es, lunes, martes, miercoles, jueves, viernes, sabado, domingo, medianoche, horas',
    fr: 'le, les, jour, est, minuit, heures, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche',
    de: 'der, dem, den, am, zum, uhr, ist, tag, mitternacht, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag',
    pt: 'o, os, as, dia, e, segunda, terca, quarta, quinta, sexta, feira',
    it: 'il, lo, gli, giorno, ore, e, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica',
    nl: 'de, het, op, is, uur, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag',
  },
  idle: {
    en: 'scholarship program, scholarship programme, fellowship program, fellowship programme, award program, award programme, open to, available to, early decision, regular decision, early action, expected to apply, expected to submit, expected to have, expected to send, end of day, close of business, start of business',
  },
  notApplying: {
    en: 'inquir*, enquir*, contact*, question*, ask, call, visit*, cancel*, withdraw*, change*, amend*, modif*, closed, close, closes, discontinu*, suspend*, terminat*, revoke*, email, e-mail, mail us, consult*, information, end, awarded, are made',
    es: 'consulta*, pregunta*, contact*, informacion, informarse, cancel*, modific*, cerrar*, retir*',
    fr: 'renseign*, question*, contact*, consult*, information*, annul*, modifi*, retir*, fermer*',
    de: 'anfrage*, ruckfrage*, frage*, kontakt*, information*, auskunft*, andern, geandert, widerruf*, beend*, anruf*',
    pt: 'consulta*, pergunta*, duvida*, contat*, contact*, informac*, cancel*, alter*, encerr*',
    it: 'informazion*, domande di chiarimento, contatt*, annull*, modific*, revoc*, chiarimenti',
    nl: 'vragen, contact*, informatie, wijzig*, annuleer*, intrek*',
  },
}
