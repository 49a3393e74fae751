import { countriesOf } from '#domain/country-groups.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { isGoal, isHome, type Draft } from './drafts.ts'

/** A place that is named beside where people want to go is their own from this mobility on. */
const OWN = -0.5
/** Of two places side by side, one is a home if it sends students and the other does not, or if the other sends far fewer. */
const SENDS = 0
const HARDLY = -1
const FEWER = 2.5

/** Which places are where people come from, where they live, and where they want to go. `wishes` are tokens that begin one. */
export function resolvePlaces(drafts: readonly Draft[], wishes: readonly number[], lexicon: Lexicon): readonly Draft[] {
  return withoutWiderHomes(strangers(homes(present(drafts, wishes, lexicon), lexicon)))
}

function isGroup({ values: [place = ''] }: Draft): boolean {
  return place.startsWith('@')
}

/** "Nigerian in the UK, masters in Canada": where somebody is or was, if they want to go somewhere else. */
function present(drafts: readonly Draft[], wishes: readonly number[], lexicon: Lexicon): readonly Draft[] {
  return drafts.map((draft): Draft => {
    const { role, label, from, to, values } = draft
    if (!isGoal(draft) || (role !== 'present' && role !== 'taken')) return draft
    const isElsewhere = drafts.some(
      (other) => isGoal(other) && other.role !== role && other.from > from && other.label !== label,
    )
    const wish = wishes.find((at) => at >= to)
    const isWishing =
      wish !== undefined && !drafts.some((other) => other.kind === 'level' && other.from > from && other.from < wish)
    if (!isElsewhere && !(isWishing && role === 'present')) return draft
    return { ...draft, kind: role === 'taken' && lexicon.mobility(values[0] ?? '') > OWN ? 'citizenship' : 'residence' }
  })
}

/** Which of the places that are only named is a home: "Pakistan Germany masters", "Fulbright Pakistan", "Nigerian government, UK". */
function homes(drafts: readonly Draft[], lexicon: Lexicon): readonly Draft[] {
  if (drafts.some(isHome)) return withoutOwnTowns(givers(drafts))
  const goals = drafts.filter(isGoal)
  const hosts = drafts.flatMap(({ sense }) => sense?.host ?? [])
  const isGoing = drafts.some(({ role, excluded }) => role === 'abroad' || (excluded && role === 'not'))
  const mobility = ({ values: [place = ''] }: Draft) => lexicon.mobility(place)
  const comesFrom = (draft: Draft): boolean => {
    const isOpen = isGoal(draft) && (draft.role === 'own' || draft.role === 'giver')
    if (!isOpen || hosts.includes(draft.values[0] ?? '')) return false
    if (hosts.length > 0 && draft.role === 'own') return true
    const others = goals.filter((other) => other.label !== draft.label && !isOneBreath(drafts, draft, other))
    const isTold = others.some(({ role }) => role === 'destination' || (role === 'giver' && draft.role !== 'giver'))
    if (isGoing || isTold) return mobility(draft) > OWN
    if (others.length === 0 || isGroup(draft)) return false
    const most = Math.max(...others.map(mobility))
    return (mobility(draft) > SENDS && most < SENDS) || (mobility(draft) > HARDLY && mobility(draft) - most > FEWER)
  }
  return drafts.map((draft) => (comesFrom(draft) ? { ...draft, kind: 'citizenship' } : draft))
}

/** "Indian scholarship for Africans": whose scholarship it is, if those it is for are named. */
function givers(drafts: readonly Draft[]): readonly Draft[] {
  const isGiver = (draft: Draft) => isHome(draft) && draft.role === 'offered'
  if (!drafts.some((draft) => isHome(draft) && !isGiver(draft))) return drafts
  return drafts.map((draft) => (isGiver(draft) ? { ...draft, kind: isGroup(draft) ? 'region' : 'country' } : draft))
}

/** "In Tunis … for Tunisians in Canada": who wants to go elsewhere lives there. */
function withoutOwnTowns(drafts: readonly Draft[]): readonly Draft[] {
  const own = new Set(drafts.filter(isHome).map(({ label }) => label))
  if (!drafts.some((draft) => isGoal(draft) && !own.has(draft.label))) return drafts
  return drafts.map((draft) => (isGoal(draft) && own.has(draft.label) ? { ...draft, kind: 'residence' } : draft))
}

/** True for places named in one breath: "Kenya or the UK". */
function isOneBreath(drafts: readonly Draft[], one: Draft, other: Draft): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  const between = drafts.slice(drafts.indexOf(first) + 1, drafts.indexOf(last) + 1)
  return between.every(({ mention }) => mention.joined)
}

/** "Abroad" is not at home, and "international students" are not from where they want to study. Else they say nothing. */
function strangers(drafts: readonly Draft[]): readonly Draft[] {
  const onlyOf = (some: readonly Draft[]) => (new Set(some.map(({ label }) => label)).size === 1 ? some[0] : undefined)
  const [home, goals] = [onlyOf(drafts.filter(isHome)), drafts.filter(isGoal)]
  return drafts.flatMap((draft): readonly Draft[] => {
    const isAbroad = draft.role === 'abroad'
    if (!isAbroad && draft.role !== 'elsewhere') return [draft]
    const isSaid = drafts.some(({ kind, excluded, label }) => excluded && kind === 'country' && label === home?.label)
    const from = isAbroad
      ? goals.length === 0 && !isSaid
        ? home
        : undefined
      : drafts.some(isHome)
        ? undefined
        : onlyOf(goals)
    if (!from || isGroup(from)) return []
    return [
      { ...draft, kind: isAbroad ? 'country' : 'citizenship', values: from.values, label: from.label, excluded: true },
    ]
  })
}

/** Of a group of nations and one of them, the nation counts. */
function withoutWiderHomes(drafts: readonly Draft[]): readonly Draft[] {
  const nations = drafts.filter((draft) => isHome(draft) && !isGroup(draft)).flatMap(({ values }) => values)
  const isWider = (draft: Draft) =>
    isHome(draft) && isGroup(draft) && countriesOf(draft.values[0] ?? '').some((code) => nations.includes(code))
  return drafts.filter((draft) => !isWider(draft))
}
