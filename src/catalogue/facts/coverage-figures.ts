/** "Per cent" by language, behind its number. */
const PERCENT =
  '%|percent|per cent|pct|por ciento|por cento|pour cent|per cento|prozent|procent|процентов|процента|persen|phan tram'
/** What a number counts that is neither money nor a share: time, people, awards. */
const COUNTED =
  'years?|yrs?|months?|semesters?|terms?|weeks?|days?|hours?|students?|awards?|scholarships?|places|persons?|people|participants?|candidates?|applicants?|fellows|recipients?|winners?|countries|anos?|meses|mes|semestres?|semanas?|dias?|estudiantes?|becas?|plazas|cupos|personas|ans?|annees?|mois|semaines?|jours?|etudiants?|bourses?|places?|jahren?|jahre|monaten?|semestern?|wochen?|tagen?|studierende|stipendien|platze|personen|estudantes?|bolsas?|vagas|pessoas|anni|anno|mesi|mese|semestri|settimane|giorni|studenti|borse|posti|jaar|maanden|lat|miesiecy|лет|года?|месяцев|yil|ay|tahun|bulan|nam|thang'
/** A single one is a part of what there is to pay. */
const ONE_TERM = /(?<![\d.,/–-])1[ -]?(semester|term|course|semestre|cuatrimestre|trimestre)(?!\p{L})/gu
const CURRENCY =
  'usd|eur|gbp|chf|cad|aud|nzd|inr|jpy|cny|rmb|krw|zar|ngn|kes|ghs|brl|mxn|cop|clp|pen|ars|try|pln|czk|huf|sek|nok|dkk|sgd|hkd|twd|thb|idr|myr|php|vnd|pkr|bdt|lkr|npr|egp|mad|aed|sar|qar|ils|rub|uah|euros?|dollars?|dolares|pounds?|pesos?|rupees?|yen|reais|francs?|franken|rand|naira|zloty'
const NUMBER = String.raw`(?<!\d[.,]?)\d[\d.,]*`
const PER = String.raw`(?:\s?/\s?\p{L}+| (?:per|pro|par|por|al|a) \p{L}+)?`

const MARKS =
  /(?<!\p{L})(?:top|best|gpa|marks?|scores?|grades?|average|attendance|notas?|promedio|moyenne|note)(?: of| de| von| di| is)? ?(?:\d{1,3}(?:[.,]\d)?) ?%|\d{1,3}(?:[.,]\d)? ?% (?:marks?|grades?|average|gpa|scores?|attendance|interest|in class|de nota|de promedio)(?!\p{L})/gu
const SHARE_BETWEEN = new RegExp(
  String.raw`(?<!\d[.,]?)(\d{1,3})(?:[.,]\d{1,2})? ?(?:${PERCENT})? ?(?:-|–|—|~|to|bis|a|ao|al|an|ate|hasta|or|and|und|oder|y|o|e|ou|et|/) ?(\d{1,3})(?:[.,]\d{1,2})? ?(?:${PERCENT})(?!\p{L})`,
  'gu',
)
const SHARE = new RegExp(String.raw`(?<!\d[.,]?)(\d{1,3})(?:[.,]\d{1,2})? ?(?:${PERCENT})(?!\p{L})`, 'gu')
/** As in Turkish. */
const SHARE_BEHIND_SIGN = /% ?(\d{1,3})(?!\d)/g
const FRACTION = /(?<![\d/.,])(\d{1,2})\s?[/⁄]\s?(\d{1,2})(?![\d/.,])/g
const COUNT = new RegExp(String.raw`${NUMBER}(?: ?(?:-|–|to|a|bis) ?\d[\d.,]*)?[ -]?(?:${COUNTED})(?!\p{L})`, 'gu')
const MONEY = new RegExp(
  String.raw`(?:\p{Sc}|(?<!\p{L})(?:${CURRENCY}|[a-z]{0,3}\$)) ?\d[\d.,]*k?${PER}|${NUMBER}k? ?(?:\p{Sc}|(?:${CURRENCY})(?!\p{L}))${PER}`,
  'gu',
)
/** "$0-full tuition" */
const UP_TO = /(?<=qmoney\s*)[-–—](?=\p{L})/gu
/** Without a currency, and no year. */
const FIGURE = /(?<![\d/]|\d[.,])(?!(?:19|20)\d\d(?!\d))(?:\d{1,3}(?:[.,]\d{3})+|\d{3,8})(?![\d/])/g

/**
 * A text in small letters without accents, its figures as words: `qpart` for a share below 100%, `qall` for 100%, `qmoney`
 * for an amount, `qother` for so many years or students. "50-100%" is a part. Marks are left out.
 */
export function withFigures(folded: string): string {
  if (!/\d/.test(folded)) return folded
  const share = (number: number) => (number === 0 || number > 100 ? ' ' : number < 100 ? ' qpart ' : ' qall ')
  return folded
    .replaceAll(MARKS, ' ')
    .replaceAll(SHARE_BETWEEN, (_, least, most) => share(Math.min(Number(least) || 1, Number(most))))
    .replaceAll(SHARE, (_, number) => share(Number(number)))
    .replaceAll(SHARE_BEHIND_SIGN, (_, number) => share(Number(number)))
    .replaceAll(FRACTION, (_, part, whole) => (Number(part) < Number(whole) ? ' qpart ' : ' '))
    .replaceAll(ONE_TERM, ' one $1 ')
    .replaceAll(COUNT, ' qother ')
    .replaceAll(MONEY, ' qmoney ')
    .replaceAll(UP_TO, ' up to ')
    .replaceAll(FIGURE, ' qmoney ')
}
