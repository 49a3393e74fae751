/** Of what others do, that the choice is told: by language, as `DEADLINE_WORDS`. What is only "announced" may be the call. */
export const RESULT_WORDS = {
  en: 'result*, outcome*, notif*, announcement*, decision*, winner*, award letter*, offer letter*',
  es: 'resultado*, notificacion*, anuncio, decision*, ganador*',
  fr: 'resultat*, notification*, annonce*, decision*, laureat*',
  de: 'ergebnis*, benachrichtigung*, bekanntgabe, entscheidung*, preistrager*, zusage*',
  pt: 'resultado*, notificac*, anuncio, divulgac*, decis*, vencedor*',
  it: 'risultat*, esit*, comunicazione, annuncio, decisione, graduatori*, vincitor*',
  nl: 'uitslag*, resultat*, bekendmaking, beslissing*, winnaar*',
  pl: 'wynik*, ogloszen*, decyzj*',
  ru: 'результат*, объявлен*, решени*',
  tr: 'sonuc*, ilan*, karar*',
  id: 'pengumuman*, hasil*',
  zh: '结果, 公布',
  ja: '結果, 発表',
  ko: '결과, 발표',
}
