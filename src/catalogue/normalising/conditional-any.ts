import { COUNTRY_BOOK } from './country-book.ts'
import { foldedWords } from './phrase-book.ts'

const words = (list: string) => foldedWords(list).join('|')

const ANY = words(
  'all any every whichever todos todas cualquier tous toutes toute alle jede jeder todos todas qualquer tutti tutte ogni',
)
const THE = words('the of los las les des der os as i gli le')
const LANDS = words(
  `countries country nations nation states nationalities nationality países país nacionalidades nacionalidad pays nationalités
  nationalité länder ländern staaten nationalitäten nacionalidade paesi nazionalità`,
)
const PEOPLE = words(
  `students student applicants applicant people persons citizens nationals candidates estudiantes personas ciudadanos étudiants
  personnes studierende studierenden personen estudantes pessoas studenti persone`,
)
const RELATIVE = words(
  `that which who whose with where having maintaining bordering neighbouring listed approved designated participating eligible
  que cuyo cuyos cuya cuyas con donde qui dont avec ayant cujos cujas com onde die deren welche mit che cui`,
)
const BEGINS_CONDITION = new RegExp(`^(?:${RELATIVE}|whom) .`)
const MEMBERS = words(
  'member members belong belongs belonging part miembro miembros membre membres mitglied mitglieder membro membros pertenecen appartenant',
)
const LIVING = words(
  `living residing resident residents based studying enrolled settled live viven residan residen residentes viviendo
  estudian vivant résidant résidents étudiant wohnhaft lebend lebenden leben wohnen studieren studierend vivem residentes
  residem morando residenti vivono`,
)

const ANY_LAND = new RegExp(`^(?:\\S+ ){0,4}(?:${ANY}) (?:(?:${THE}) )?(?:${LANDS}) (?:\\S+ )?(?:${RELATIVE}) (.*)$`)
const LIVING_ANYWHERE = new RegExp(
  `^(?:\\S+ ){0,4}(?:${ANY}) (?:(?:${THE}) )?(?:${LANDS}|${PEOPLE}) (?:\\S+ ){0,3}(?:${LIVING})(?: |$)`,
)

/**
 * True for "all countries that have diplomatic relations with Japan": not for all, and not for those that are named. In
 * "all countries that are members of the EU" the group is all of them.
 */
export function isAnyOnCondition(text: string): boolean {
  const [, condition] = ANY_LAND.exec(foldedWords(text).join(' ')) ?? []
  if (condition === undefined) return false
  const named = COUNTRY_BOOK.within(condition)
  const isMembership = condition.split(' ').some((word) => new RegExp(`^(?:${MEMBERS})$`).test(word))
  return !(isMembership && named.length > 0 && named.every((token) => token.startsWith('@')))
}

/** True for what goes on behind "all countries,": "which have diplomatic relations with Japan". */
export function beginsCondition(text: string): boolean {
  return BEGINS_CONDITION.test(foldedWords(text).join(' '))
}

/** True for "all nationalities living in Kenya": the country is where they live. */
export function livesAnywhere(text: string): boolean {
  return LIVING_ANYWHERE.test(foldedWords(text).join(' '))
}
