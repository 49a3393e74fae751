import { isFirstName } from './called.ts'
import { kindOf, SKIPPED } from './dictionary.ts'
import { wordSet } from './fold.ts'
import { sendsStudents } from './homes.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import { citizensOf, fieldOf, placeOf, type Meaning } from './meaning.ts'
import { longestName, OFFERED } from './names.ts'
import type { Place } from './part.ts'
import { FROM, OUT_OF, OUTSIDE, placeAt, TOWARDS, WITHIN } from './places.ts'

export interface Stretch {
  readonly from: number
  readonly to: number
  readonly meanings: readonly Meaning[]
  /** True for what people say they have, rather than want. */
  readonly held?: boolean
  readonly place?: Place
  /** True if named in one breath with what stands before it: "Kenya, Uganda", "Kenya & Uganda". */
  readonly joined?: boolean
}

export const PEOPLE: ReadonlySet<string> = wordSet(
  'student citizen national applicant people person scholar youth nationality passport resident candidate learner pupil ogrencileri ogrencisi vatandaşı vatandaşıyım vətəndaşı vətəndaşıyam 人 籍 학생 छात्र',
)
/** What a wish begins with. What stands before it is mostly about oneself. */
export const WISHING: ReadonlySet<string> = wordSet(
  'want wanting wanted wanna wan wish looking seeking searching hoping aspiring planning applying quiero quisiera veux voudrais souhaite voudrait aimerais aimerait souhaiterais querria busco busca buscando cherche gostaria queria desejo deseo desea vorrei suche quero ingin mau mochte хочу اريد 申 想',
)
/** People in other languages: "étudiante en droit du Cameroun", "étudiants chinois". */
export const PEOPLE_ELSEWHERE: ReadonlySet<string> = wordSet(
  'étudiant étudiante élève lycéen lycéenne bachelier ressortissant citoyen citoyenne jeune candidat estudiante ' +
    'alumno alumna ciudadano ciudadana joven jóvenes estudante aluno aluna cidadão jovem studente studenti ' +
    'studentessa studentesse cittadino cittadini giovani ragazzi ragazze student studenten studentin studentinnen ' +
    'studierende studierenden schüler schülerin schülerinnen absolventen bewerber staatsbürger jugendliche öğrenci ' +
    'öğrenciler öğrencileri öğrencilere öğrencisi öğrencilerine vatandaşı vatandaşları studentow studenci студент ' +
    'студентка граждан гражданин школьников абитуриентов madre padre mujer chica chico niña niño hija hijo profe ' +
    'profesor profesora docente maestra maestro enfermera enfermero médico médica abogado abogada refugiado ' +
    'refugiada femme fille mère père professeur infirmier infirmière médecin avocat avocate réfugié réfugiée mulher ' +
    'menina mãe pai enfermeira advogado advogada egresado egresada graduado graduada ingeniero ingeniera diplômé ' +
    'diplômée bachelière выпускник выпускница طالب طالبة طلاب خريج خريجة مهندس مهندسة طبيب طبيبة معلم معلمة',
)
/** What gives, and what is given: "gouvernement français", "bourse chinoise". */
export const GIVERS: ReadonlySet<string> = wordSet(
  'gouvernement université bourse école gobierno universidad universidades beca governo bolsa università borsa ' +
    'regierung universität universitäten uni unis hochschule hochschulen stipendium stipendien botschaft hükümeti ' +
    'devleti üniversitesi üniversiteleri bursu bursları университет правительство вуз стипендия грант منحة منح جامعة ' +
    'جامعات بورسيه',
)
/** Said before a country: "mahasiswa Jepang", "sinh viên Lào", "الطلاب الفرنسيين". */
const PEOPLE_OF = wordSet('mahasiswa pelajar siswa orang warga vien طالب طالبة طلاب طالبات مواطن مواطنين ابناء')
/** Also as many write it. No dictionary has it, so it is not corrected. */
const GOVERNMENT = 'government govt gov goverment governement govenment'
const INSTITUTIONS = wordSet(
  `${GOVERNMENT} university embassy institute college ministry council scholarship fellowship bursary grant academy state`,
)
const GOVERNMENTS = wordSet(GOVERNMENT)
/** Master graduates have their master's, but there are "master graduate programmes". */
export const OF_GRADUATES: ReadonlySet<string> = wordSet(
  'school program programme study student degree course assistantship research diploma certificate or and',
)
export const JOINTS: ReadonlySet<string> = wordSet('and or nor y o et ou und oder e ve veya dan atau va и или و او')
const THERE = new Set([...WITHIN, 'w', 'la'])

/** "From", written after the place: "Pakistan se" in Hindi, Urdu, Bengali and Nepali. */
const LEAVING = wordSet('से سے থেকে theke bata')
/**
 * What stands before "from" when people say where they are from: "soy de", "je viens de", "ich komme aus", "saya dari".
 */
const COMING = wordSet(
  'soy somo vengo sou venho suis vien somme originaire bin komme saya я انا toi em den mahasiswa مواطن شاب',
)
/** Countries whose adjective is also a language that students learn from scratch. */
export const SPOKEN: ReadonlySet<string> = new Set(
  'JP CN KR FR DE ES IT PT RU TR GR NL SE PL HU FI NO DK CZ TH VN ID UA'.split(' '),
)
const LANGUAGES: readonly Meaning[] = [fieldOf('languages')]
const LESSONS = wordSet('course class lesson teaching translation translator interpreter interpreting')

/** "German courses" and "Japanese translators" are about the language, "French teachers" mostly teach it. */
function isTaught(place: string, next: string): boolean {
  return (SPOKEN.has(place) && LESSONS.has(next)) || (next === 'teacher' && /^(?:FR|DE|ES)$/.test(place))
}

const SUBJECTS = wordSet(
  'language linguistic literature history culture philology civilization heritage folklore speaking',
)

/**
 * "Kenya students" and "from Kenya" are about people, "Chinese government" is about a place. The word that decides
 * becomes part of the stretch, so that removing other words from the key does not change the meaning.
 */
export function inContext(key: Key, stretch: Stretch): Stretch {
  const { from, to, meanings } = stretch
  const [meaning] = meanings
  const place = meaning?.values[0] ?? ''
  const next = wordAfter(key, to)
  const { before, previous } = lookBack(key, from)
  const joined = isJoined(key, from)
  if (meaning?.kind === 'country' && GOVERNMENTS.has(next) && !FROM.has(previous)) {
    return { from, to: to + 1, meanings, place: 'giving' }
  }
  if (meaning?.kind === 'country' || meaning?.kind === 'region') {
    // "In Commonwealth" is a name by itself: without "in" it would be the programme.
    if ((TOWARDS.has(previous) && !isLeftAbroad(key, before, place)) || TOWARDS.has(key.words[from] ?? ''))
      return { ...stretch, place: 'there', joined: joined || (before >= 0 && key.tokens[before]?.apart === true) }
    if (PEOPLE_OF.has(previous) && meaning.kind === 'country' && before === from - 1)
      return { from: before, to, meanings: [citizensOf(place)] }
    if (previous === 'bahasa' && SPOKEN.has(place)) return { from: before, to, meanings: LANGUAGES }
    if (FROM.has(previous) && isTakenThere(key, before, stretch)) return { ...stretch, place: 'there', joined }
    if (FROM.has(previous)) return { from: before, to, meanings: [citizensOf(place)] }
    if (OUT_OF.has(previous) && !key.tokens[before]?.apart && COMING.has(wordOf(key.words, before - 1))) {
      return { from: before - 1, to, meanings: [citizensOf(place)] }
    }
    if (OUT_OF.has(previous) && comes(key, before)) return { from: before, to, meanings: [citizensOf(place)] }
    if ((previous === 'for' || previous === '4') && sendsStudents(place))
      return { from: before, to, meanings: [citizensOf(place)] }
    if (next === '学' && wordAfter(key, to + 1) === '生') return { from, to: to + 2, meanings: [citizensOf(place)] }
    // "Nigeria to Canada", "Pakistan se Germany"; but "Germany to study", and "Russia se MBBS" is one taken there.
    const leaving =
      ((next === 'to' || next === '2') && goesOn(key, to + 1)) ||
      (next === 'se' && previous !== 'en' && sendsStudents(place)) ||
      LEAVING.has(next)
    if (leaving || (PEOPLE.has(next) && !isNameOfMore(key, to)))
      return { from, to: to + 1, meanings: [citizensOf(place)] }
    if (meaning.kind === 'country' && isArabicPlural(key, from)) return { from, to, meanings: [citizensOf(place)] }
    const gender = genderAt(key, to, place)
    if (gender) return { from, to: gender.end, meanings: [citizensOf(place), gender.meaning] }
    // "Peru study abroad" is where they want to go, "study abroad, Peru" where they are from.
    const isThere = THERE.has(previous) || (next === 'study' && wordAfter(key, to + 1) === 'abroad')
    return { ...stretch, place: isThere ? 'there' : 'bare', joined }
  }
  // "Indian passport holder".
  if (meaning?.kind === 'citizenship' && next === 'passport') {
    return { from, to: wordAfter(key, to + 1) === 'holder' ? to + 2 : to + 1, meanings }
  }
  // "Learn Japanese", "study Chinese in Taiwan", "degree in French".
  const isStudied = previous === 'in' && takesSubject(wordOf(key.words, before - 1)) && standsAlone(key, to)
  const isLearnt = isStudied || previous === 'learn' || (previous === 'study' && /^(?:in|at)$/.test(next))
  if (meaning?.kind === 'citizenship' && SPOKEN.has(place) && isLearnt && !PEOPLE.has(next))
    return { from: before, to, meanings: LANGUAGES }
  if (meaning?.kind === 'citizenship' && isTaught(place, next)) return { from, to, meanings: LANGUAGES }
  // "Indian scholarship" is one in India, unless `settleHomes` decides otherwise; "Indians scholarship" is for Indians.
  const isAdjective = meaning?.kind === 'citizenship' && !place.startsWith('@') && !isPlural(key, to - 1)
  if (!isAdjective || !INSTITUTIONS.has(next) || isNameOfMore(key, to)) return stretch
  const there = { from, to: to + 1, meanings: [placeOf(place)] }
  if (GOVERNMENTS.has(next)) return { ...there, place: 'giving' }
  return OFFERED.has(next) ? { ...there, place: 'either' } : there
}

/** True for what is named in one breath with what stands before it: "Kenya, Uganda", "graduate & PhD". */
export function isJoined({ searchKey, tokens, words }: Key, at: number): boolean {
  if (tokens[at]?.apart || JOINTS.has(wordOf(words, at - 1))) return true
  const since = at === 0 ? 0 : tokens[at - 1]?.end
  return searchKey.slice(since, tokens[at]?.start).includes('&')
}

/** True for "Canada" and "abroad". */
function goesOn(key: Key, at: number): boolean {
  return wordAfter(key, at) !== '' && (placeAt(key, at) !== undefined || longestName(key, at)?.says === 'abroad')
}

/** "Masters abroad Nigeria" comes from a Nigerian; "study abroad Ghana" and "abroad Germany" say where. */
function isLeftAbroad({ words }: Key, before: number, place: string): boolean {
  return wordOf(words, before) === 'abroad' && wordOf(words, before - 1) !== 'study' && sendsStudents(place)
}

/** True for "MBBS", "degree" and "medicine": what is taken somewhere. */
export function isDegree(word: string): boolean {
  const kind = kindOf(word)
  return kind === 'level' || kind === 'field' || word === 'degree'
}

/** True for what may have a subject after "in": "degree in French". */
export function takesSubject(before: string): boolean {
  return kindOf(before) === 'level' || /^(?:degree|major|minor|course|program|programme)$/.test(before)
}

/** True unless a noun follows that the adjective belongs to: "in German universities". */
export function standsAlone(key: Key, at: number): boolean {
  const next = wordAfter(key, at)
  const isNoun = INSTITUTIONS.has(next) || PEOPLE.has(next) || SUBJECTS.has(next) || next === 'school'
  return !isNoun || isNameOfMore(key, at)
}

/** "MBBS from China" and "scholarships from Germany" are there; "masters from Kenya" and "from Germany" are of people. */
function isTakenThere({ tokens, words }: Key, from: number, { meanings }: Stretch): boolean {
  const place = meanings[0]?.values[0] ?? ''
  const before = wordOf(words, from - 1)
  if (tokens[from]?.apart || sendsStudents(place)) return false
  return OFFERED.has(before) || isDegree(before)
}

/** "امريكي" is a person or something of that country, "للامريكيين" are people. */
function isArabicPlural({ searchKey, tokens }: Key, at: number): boolean {
  const { start, end } = tokens[at] ?? {}
  return /\p{sc=Arabic}ي(?:ين|ون)$/u.test(searchKey.slice(start, end))
}

/**
 * True if a student or graduate stands before "from", also with a subject between: "خريجة هندسة من السودان", "étudiante
 * en droit du Cameroun"; not "de l'université du …".
 */
function comes({ words }: Key, before: number): boolean {
  for (let at = before - 1; at >= Math.max(0, before - COMING_BEFORE); at--) {
    const word = words[at] ?? ''
    if (GIVERS.has(word) || INSTITUTIONS.has(word) || OUTSIDE.has(word)) return false
    if (PEOPLE_ELSEWHERE.has(word)) return true
  }
  return false
}

const COMING_BEFORE = 4

/** "Bangladesh girls" are Bangladeshi, and "Syria refugees" are Syrian; but "Uganda refugees" are not Ugandan. */
function genderAt(key: Key, at: number, place: string): { meaning: Meaning; end: number } | undefined {
  if (wordAfter(key, at) === '' || !sendsStudents(place)) return undefined
  const { says = 'words', end = at } = longestName(key, at) ?? {}
  const [meaning] = typeof says === 'string' ? [] : says
  const isTheirs = meaning?.label === 'Women' || meaning?.label === 'Men'
  return isTheirs || (meaning?.label === 'Refugees' && FLED.has(place)) ? { meaning, end } : undefined
}

/** Countries that refugees are from, rather than countries that they are in. */
const FLED = new Set('AF BI CD CF ER MM PS SD SO SS SY UA VE YE'.split(' '))

/** True if a longer name begins here: the "college" of "Peruvian college fee" says nothing about "Peruvian". */
function isNameOfMore(key: Key, at: number): boolean {
  const name = longestName(key, at)
  return name !== undefined && name.end > at + 1 && name.says !== 'noise'
}

/** "Government of India" is its giver, as in "Indian government". */
export function giverAt(key: Key, at: number): Stretch | undefined {
  if (!GOVERNMENTS.has(key.words[at] ?? '') || wordAfter(key, at + 1) !== 'of') return undefined
  const { says = 'words', end = at } = wordAfter(key, at + 2) === '' ? {} : (longestName(key, at + 2) ?? {})
  const isCountry = typeof says !== 'string' && says[0]?.kind === 'country'
  return isCountry ? { from: at, to: end, meanings: says, place: 'giving' } : undefined
}

export function isPlural({ searchKey, tokens }: Pick<Key, 'searchKey' | 'tokens'>, at: number): boolean {
  const { word = '', end = 0 } = tokens[at] ?? {}
  return endsInS(searchKey, end) && !word.endsWith('s')
}

function endsInS(searchKey: string, end: number): boolean {
  const last = searchKey[end - 1]
  return last === 's' || last === 'S'
}

/**
 * The word before a name, unless it belongs to another one. Words like "of" are skipped, and "citizen of Kenya" reads
 * as "from Kenya".
 */
function lookBack({ tokens, words, taken }: Key, from: number): { before: number; previous: string } {
  let before = from - 1
  let apart = tokens[from]?.apart ?? false
  for (; before > 0 && SKIPPED.has(words[before] ?? ''); before--) apart ||= tokens[before]?.apart ?? false
  const previous = before < taken || apart ? '' : wordOf(words, before)
  const areTheirs = previous === 'citizen' || (PEOPLE.has(previous) && words.slice(before + 1, from).includes('of'))
  return { before, previous: areTheirs ? 'from' : previous }
}

const TRADES = wordSet(
  'teacher doctor nurse midwife pastor lawyer engineer journalist miner seafarer pilot accountant architect',
)
const CHILDREN = wordSet('child children kid son daughter ward dependent')

/** True for the trade of "children of teachers" and "daughter of a nurse": it is their parents'. */
export function isParentsTrade(key: Key, from: number, to: number): boolean {
  if (!TRADES.has(key.words[to - 1] ?? '')) return false
  let before = from - 1
  while (/^(?:an?|the)$/.test(wordOf(key.words, before))) before--
  const isTheirs = wordOf(key.words, before) === 'of' && CHILDREN.has(wordOf(key.words, before - 1))
  return isTheirs || CHILDREN.has(wordAfter(key, to))
}

/**
 * True for names that only describe: "Japanese studies" and "German literature" are subjects, whoever studies them, and
 * the "American University in Cairo" is not in America.
 */
export function isDescription(key: Key, { from, to, meanings }: Stretch): boolean {
  const kind = meanings[0]?.kind
  const next = wordAfter(key, to)
  const token = key.tokens[to]
  // "Indian studies", not "Indian study abroad": folded, both words are "study".
  const studies = next === 'study' && token !== undefined && endsInS(key.searchKey, token.end)
  if (kind === 'field') return isFirstName(key, from, next)
  if (kind === 'country' || kind === 'region' || kind === 'audience') return studies || isFirstName(key, from, next)
  if (kind !== 'citizenship') return false
  return studies || SUBJECTS.has(next) || (next === 'university' && /^(?:of|in|at)$/.test(wordAfter(key, to + 1)))
}
