import type { Need, Obligation, Route } from '#domain/conditions.ts'

/**
 * How cells name papers and steps, in the languages of the columns' names. Only what is always that paper: "grades" may
 * be a school year, and "certificate" anything.
 */
export const NEED_WORDS: Readonly<Partial<Record<Need, string>>> = {
  reference:
    'reference, referee, reference letter, letter of reference, recommendation, recommendation letter, letter of recommendation, carta de recomendacion, recomendacion, carta de referencia, lettre de recommandation, recommandation, empfehlungsschreiben, referenzschreiben, gutachten, carta de recomendacao, recomendacao, lettera di raccomandazione, lettera di referenza, aanbevelingsbrief, referentie, list polecajacy, referans mektubu, tavsiye mektubu, rekommendationsbrev, anbefaling, surat rekomendasi, thu gioi thieu, рекомендательное письмо, рекомендация, 推荐信, 推薦状, 推薦書, 추천서, خطاب توصية, رسالة توصية',
  transcript:
    'transcript, academic transcript, official transcript, transcript of record, academic record, mark sheet, marksheet, report card, expediente academico, certificado de notas, certificado de calificaciones, historial academico, releve de note, bulletin de note, notenspiegel, notenubersicht, leistungsnachweis, historico escolar, historico academico, certificato degli esami, cijferlijst, wykaz ocen, not dokumu, transkript, karakterutskrift, transkrip nilai, transkrip, bang diem, выписка оценок, транскрипт, 成绩单, 成績証明書, 성적증명서, كشف الدرجات, كشف العلامات',
  essay:
    'essay, personal statement, statement of purpose, statement of interest, motivation letter, motivational letter, letter of motivation, letter of intent, letter of interest, cover letter, carta de motivacion, ensayo, lettre de motivation, motivationsschreiben, carta de motivacao, lettera motivazionale, lettera di motivazione, motivatiebrief, list motywacyjny, motivasyon mektubu, niyet mektubu, motivationsbrev, motivasjonsbrev, surat motivasi, esai, bai luan, thu dong luc, мотивационное письмо, эссе, 个人陈述, 动机信, 志望理由書, 자기소개서, خطاب الدافع, رسالة الدافع',
  cv: 'cv, c v, resume, curriculum vitae, curriculum, hoja de vida, lebenslauf, curriculo, zyciory, ozgecmi, ozgecmis, riwayat hidup, резюме, 简历, 履歴書, 이력서, السيرة الذاتية, سيرة ذاتية',
  proposal:
    'research proposal, project proposal, research plan, propuesta de investigacion, proyecto de investigacion, projet de recherche, forschungsvorhaben, forschungsplan, projektskizze, projeto de pesquisa, projeto de investigacao, progetto di ricerca, onderzoeksvoorstel, plan badan, arastirma onerisi, forskningsplan, proposal penelitian, de cuong nghien cuu, план исследования, 研究计划, 研究計画書, 연구계획서, خطة البحث, مقترح بحثي',
  language_test:
    'language test, language certificate, language proficiency certificate, proof of language proficiency, english test, english language test, proof of english, proof of english proficiency, ielt, ielts, toefl, certificado de idioma, certificat de langue, attestation de langue, sprachnachwei, sprachnachweis, sprachzeugnis, sprachtest, certificado de proficiencia, certificato linguistico, taaltest, taalcertificaat, certyfikat jezykowy, dil belgesi, dil sinavi, sprakintyg, sertifikat bahasa, chung chi ngoai ngu, языковой сертификат, 语言证明, 語学証明書, 어학성적, شهادة اللغة',
  interview:
    'interview, entrevista, entretien, auswahlgesprach, vorstellungsgesprach, colloquio, rozmowa kwalifikacyjna, mulakat, intervju, wawancara, phong van, собеседование, 面试, 面接, 면접, مقابلة',
  offer:
    'admission letter, letter of admission, offer letter, offer of admission, offer of a place, proof of admission, acceptance letter, letter of acceptance, carta de admision, carta de aceptacion, lettre d admission, lettre d acceptation, zulassungsbescheid, carta de aceitacao, lettera di ammissione, lettera di accettazione, toelatingsbrief, list akceptacyjny, kabul mektubu, antagningsbesked, thu moi nhap hoc, письмо о зачислении, 录取通知书, 入学許可書, 입학허가서, خطاب قبول, رسالة قبول',
  portfolio:
    'portfolio, portafolio, work sample, arbeitsprobe, arbeitsproben, портфолио, 作品集, ポートフォリオ, 포트폴리오',
  income_proof:
    'proof of income, income proof, income certificate, income statement, tax return, fafsa, css profile, comprobante de ingreso, declaracion de renta, avis d imposition, justificatif de revenu, einkommensnachwei, einkommensnachweis, comprovante de renda, isee, inkomensverklaring, zaswiadczenie o dochodach, gelir belgesi, surat keterangan penghasilan, slip gaji, справка о доходах, 收入证明, 収入証明書, 소득증명서, شهادة دخل',
  nomination: 'nomination letter, letter of nomination, nomination by the university, carta de nominacion, nominierung',
  form: 'application form, completed application form, completed application, formulario de solicitud, formulaire de candidature, antragsformular, bewerbungsformular, formulario de inscricao, modulo di domanda, aanvraagformulier, formularz wniosku, basvuru formu, ansokningsblankett, formulir pendaftaran, don dang ky, анкета, форма заявки, 申请表, 申請書, 願書, 지원서, 신청서, نموذج الطلب, استمارة الطلب',
}

/** Beside a paper, these leave open who needs it: it is kept in words alone. As whole folded words. */
export const UNSURE_WORDS =
  'optional, option, if, unless, when, where, may, might, can, not, no, without, except, or, either, preferred, preferably, desirable, recommended, opcional, si, sin, ou, facultatif, sans, pas, falls, wenn, ohne, kein, keine, oder, nicht, se, sem, senza, facoltativo, opzionale, indien, zonder, geen, jesli, bez, varsa, veya, jika, bila, tanpa, neu, если, без, или, 如, 任意, 선택, إذا, بدون, اختياري'

/** Numbers of letters, as words. */
export const FEW = 'one two three four five'

export const ROUTE_WORDS: Readonly<Record<Route, string>> = {
  university:
    'university, universitie, institution, host university, host institution, college, school, faculty, universidad, universite, hochschule, universitat, universidade, universita, universiteit, uczelnia, universite, universitas, truong, университет, 大学, 대학교, 대학, الجامعة',
  funder:
    'funder, provider, sponsor, foundation, the foundation, directly to the funder, fundacion, fondation, stiftung, fundacao, fondazione, stichting, fundacja, vakif, yayasan, фонд, 财团, 財団, 재단, المؤسسة',
  home_office:
    'embassy, consulate, diplomatic mission, home country ministry, national agency, embajada, consulado, ambassade, consulat, botschaft, auslandsvertretung, embaixada, ambasciata, ambasada, buyukelcilik, kedutaan, kedutaan besar, dai su quan, посольство, 大使馆, 大使館, 대사관, السفارة',
}

export const OBLIGATION_WORDS: Readonly<Record<Exclude<Obligation, 'exclusive'>, string>> = {
  return:
    'return home, return to home country, return to your home country, return to their home country, go back home, regresar al pais, retornar al pais, volver al pais, retour au pays, ruckkehr ins heimatland, retornar ao pais',
  service:
    'bond, service bond, bonded, service obligation, return of service, return service, work for the funder, serve the country, service commitment, compromiso de servicio, ikatan dinas, kontrak kerja',
  repay:
    'repay, repayment, repayable, pay back, loan, reembolso, prestamo, credito, remboursement, pret, ruckzahlung, darlehen, emprestimo, prestito',
}

/** A fee for applying that is none. */
export const FREE_WORDS =
  'free, free of charge, no fee, no application fee, no cost, waived, gratis, gratuito, gratuita, sin costo, gratuit, kostenlo, kostenlos, kostenfrei, gebuhrenfrei, bezplatnie, bezplatna, ucretsiz, mien phi, бесплатно, 免费, 無料, 무료, مجاني'

/** Words and signs beside an age, as they are written. */
export const AGE_WORDS = {
  years:
    'years old, years of age, years, year, yrs, yr, años, ans, jahre, jahren, anos, anni, jaar, lat, yaş, år, tahun, tuổi, лет, 岁, 歳, 세, سنة',
  between: 'between, from, aged, age, ages, entre, de, von, zwischen, tra, tussen, od',
  to: '-, –, —, ~, to, and, a, à, y, e, et, bis, und, en, do, 至',
  atLeast:
    'minimum, min, min., at least, from, ≥, >=, mindestens, ab, mínimo, al menos, au moins, almeno, minimal, minst',
  orOlder:
    '+, or older, and older, or above, and above, or over, and over, y más, o más, ans et plus, und älter, 以上, 이상',
  atMost:
    "maximum, max, max., up to, at most, not over, not older than, no older than, ≤, <=, hasta, máximo, jusqu'à, höchstens, bis, até, fino a, maximaal, maksimal, до",
  orYounger: 'or younger, and younger, or under, and under, or below, and below, maximum, max, 以下, 이하',
  under:
    'under, below, less than, younger than, <, menor de, menores de, moins de, unter, jünger als, meno di, onder, poniżej, 未満',
} as const
