import { foldedWords } from './phrase-book.ts'

/** Articles, prepositions and auxiliaries, which say nothing about what they stand beside. */
const GLUE = folded(
  `a an the of in for to from at on by and or who that which are is be been must should may can will those these both alike
  only open either apply applying eligible eligibility welcome accepted acceptable allowed admitted available currently over around but with
  der die das den dem des ein eine einen einer aus von vom im in fur zu zum zur und oder sowie nur konnen durfen sind offen bewerben mit
  de del la las los el un una en para por y o que son solo pueden abierto abierta con do da dos das em na os as um uma ao aos
  sao apenas podem le les l d une est sera seront ist wird werden sein é ser sera serao haben hanno du au aux dans pour par et ou qui sont seulement ouvert ouverte ouverts peuvent avec confondu confondue confondus confondues com aperto aperta aberto aberta di lo gli i il nel
  della dei degli per solo sono van het een voor`,
)

/** Nouns for people and places, and adjectives beside them. */
const NOUNS = folded(
  `country countries nation nations nationality nationalities citizenship citizenships citizen citizens national nationals
  student students applicant applicants candidate candidates people peoples person persons individual individuals scholar
  scholars researcher researchers passport passports holder holders region regions place location state states territory
  territories union republic kingdom federative continent area areas zone island islands international resident residents residente résident résidents einwohner residenti learner learners graduate graduates youth
  país países nacional nacionales nacionalidad nacionalidades ciudadano ciudadana ciudadanos ciudadanas ciudadanía estudiante
  estudiantes solicitante solicitantes postulante postulantes candidato candidatos persona personas pasaporte aspirantes
  pays nationalité nationalités ressortissant ressortissante ressortissants ressortissantes citoyen citoyenne citoyens
  citoyennes étudiant étudiante étudiants étudiantes candidat candidats personne personnes
  nacionalidade nacionalidades cidadão cidadã cidadãos cidadãs cidadania estudante estudantes candidatos pessoas nacionais
  land länder ländern landes staat staaten staatsangehörigkeit staatsangehörigkeiten staatsangehörige staatsangehörigen
  staatsbürger staatsbürgerinnen bürger bürgerinnen nationalität nationalitäten studierende studierenden studenten
  studentinnen bewerber bewerberinnen personen menschen
  paese paesi nazionalità cittadino cittadina cittadini cittadine studenti studentesse persone candidati
  land landen nationaliteit nationaliteiten burgers`,
)

/** Words of conditions: a part of a list with one of them tells how people must be, and is no entry of the list. */
const CONDITIONS = folded(
  `gpa grade grades mark marks average year years month months week weeks day days age aged ages old young under over above
  below between minimum maximum least most more less than not able have has had having been being enrolled admitted attending
  attend study studying studied work working live lives living residing based income need needs merit academic excellence
  leadership women woman female females male males men man gender genders girl girls boy boys mother father parent parents
  child children family member members employee employees veteran veterans disabled disability fee fees funded tuition loan
  english language ielts toefl proof valid visa permit status permanent residency full part time fulltime online distance see
  details website link required requirements preferred experience semester any every each duration thesis equivalent
  equivalente équivalent gleichwertig
  años edad promedio mujeres hombres mujer género ans âge femmes hommes moyenne jahre alter frauen männer durchschnitt anos
  idade mulheres homens média anni età donne uomini`,
)

/** Words about studies, which in a list of countries tell how people must be, too. */
const STUDIES = folded(
  `degree degrees diploma bachelor bachelors master masters phd doctorate doctoral postdoc undergraduate undergraduates
  postgraduate postgraduates university universities college colleges school schools course courses programme programmes
  program programs field fields subject subjects major majors studies level levels
  estudios universidad études université studium universität estudos universidade`,
)

/** Words for a part of a group that is not told: "several African countries" are not all of them. */
const SOME = folded(
  `some several multiple various selected certain few many specific particular partner partners participating designated
  approved listed target targeted chosen limited numerous different neighbouring neighboring neighbour neighbor surrounding
  algunos algunas varios varias diversos diversas seleccionados ciertos determinados socios
  certains certaines plusieurs quelques divers diverses sélectionnés partenaires
  einige mehrere verschiedene ausgewählte ausgewählten bestimmte bestimmten
  alguns algumas vários várias selecionados certos parceiros
  alcuni alcune diversi vari selezionati certi etc usw`,
)

const OTHER = folded('other others otros otras autre autres andere anderen weitere outros outras altri altre')

function folded(words: string): ReadonlySet<string> {
  return new Set(foldedWords(words))
}

export function isGlue(word: string): boolean {
  return GLUE.has(word)
}

export function isNeutral(word: string): boolean {
  return GLUE.has(word) || NOUNS.has(word)
}

/** True for "Students who are from", and for "and others". */
export function isNeutralText(text: string): boolean {
  return foldedWords(text).every((word) => isNeutral(word) || OTHER.has(word) || SOME.has(word))
}

/** True for "women", "full-time" and "3.0 GPA". */
export function isCondition(words: readonly string[]): boolean {
  return words.some((word) => CONDITIONS.has(word)) || words.every((word) => /^\d+$/.test(word))
}

/** True for "undergraduates", and for all that has a figure in it, which no list of countries has. */
export function isNoPlace(words: readonly string[]): boolean {
  return isCondition(words) || words.some((word) => STUDIES.has(word) || /\d/.test(word))
}

/** In "Ghana and other African countries" it says nothing of Africa. */
export function meansOther(word: string): boolean {
  return OTHER.has(word)
}

export function namesSome(words: readonly string[]): boolean {
  return words.some((word) => SOME.has(word))
}

/** "Iran" of "l'Iran", in French and Italian. */
export function withoutElisions(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}])(?:[ld]|qu|dell|nell|all|dall|sull|un)['’`](?=\p{L})/giu, '')
}

/** A text without the neutral words at its beginning, at its end, and at both: "Residents of Georgia", "Georgia". */
export function trimmed(text: string): string[] {
  const plain = withoutElisions(text)
  const forms = plain === text ? formsOf(text) : [...formsOf(text), plain, ...formsOf(plain)]
  return [...new Set(forms)].filter((form) => form !== text)
}

function formsOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’`.][\p{L}\p{N}\p{M}]+)*/gu)]
  const isWordNeutral = (at: number) => foldedWords(words[at]?.[0] ?? '').every(isNeutral)
  let first = 0
  let last = words.length - 1
  while (first <= last && isWordNeutral(first)) first += 1
  while (last >= first && isWordNeutral(last)) last -= 1
  if (first > last) return []
  const start = words[first]?.index ?? 0
  const end = (words[last]?.index ?? 0) + (words[last]?.[0].length ?? 0)
  return [text.slice(start), text.slice(0, end), text.slice(start, end)]
}
