import { foldedWords } from './phrase-book.ts'

/**
 * What a phrase says about the names beside it. `complement`: everybody but these ("non-EU"). `example`: among others.
 * `added`: besides what else is named. `required`, `held`: what one must have already; `held` phrases are too common to
 * be cues where they may join two subjects ("law with French").
 */
export type Role = 'excepted' | 'complement' | 'example' | 'preferred' | 'added' | 'required' | 'held'

export interface Cue {
  readonly role: Role
  /** Where the names are: "except Iran" is before them, "Iran excluded" after. */
  readonly position: 'before' | 'after'
  /** Words of which one must follow, or else it is not sure: "no EU citizens", but "no Brasil" means "in Brazil". */
  readonly followedBy?: ReadonlySet<string>
  /** Words of which none may follow: "menos México", but "menos que en México". */
  readonly notBefore?: ReadonlySet<string>
  /** True for a cue that is one only after "all" or "any": "all but Kenya". */
  readonly afterAny?: boolean
}

/** Names that follow one of these are kept out. */
export const EXCEPTIONS = `
  except, except for, excepting, with the exception of, with exception of, excluding, exclude, excludes, excl,
  exclusive of, other than, apart from, aside from, outside, outside of, save for, barring, excepto, exceptuando,
  salvo, a excepción de, con excepción de, con la excepción de, excluyendo, excluidos, fuera de, sin incluir,
  sauf, hormis, hors, excepté, exceptés, à l'exception de, à l'exception du, à l'exception des, à l'exclusion de,
  à l'exclusion du, à l'exclusion des, excluant, en dehors de, en dehors des, autre que, autres que, exceto,
  com exceção de, com exceção do, com exceção da, com exceção dos, com exceção das, à exceção de, à exceção do,
  à exceção da, à exceção dos, à exceção das, excluindo, außer, ausgenommen, mit Ausnahme, mit Ausnahme von,
  mit Ausnahme der, mit Ausnahme des, mit Ausnahme von den, ohne, exkl, exklusive, bis auf,
  eccetto, tranne, fuorché, ad eccezione di, ad eccezione del, ad eccezione della, ad eccezione dei,
  ad eccezione delle, esclusi, escluso, esclusa, escluse, behalve, uitgezonderd, met uitzondering van, utom, förutom,
  med undantag av, med undantag för, undtagen, unntatt, bortset fra, oprócz, z wyjątkiem, кроме, за исключением,
  kecuali, hariç`

/** English, Spanish, French, Portuguese, German, Italian, Dutch, Swedish, Danish, Polish, Russian, Turkish, Indonesian. */
const CUES: readonly (readonly [cue: Cue, phrases: string])[] = [
  [{ role: 'excepted', position: 'before' }, EXCEPTIONS],
  [{ role: 'excepted', position: 'before', notBefore: words('que de del do da') }, 'menos'],
  [
    { role: 'excepted', position: 'before' },
    'not, but not, without, neither, not for, not open to, not including, not from',
  ],
  [{ role: 'excepted', position: 'before', followedBy: words('eu uk us usa u s') }, 'no'],
  [
    { role: 'excepted', position: 'before', followedBy: new Set<string>() },
    `kein, keine, keinen, keiner, aucun, aucune, nessun, nessuna, nessuno, nenhum, nenhuma, ningún, ninguna, ninguno, ni, pas,
    pas de, geen, but no`,
  ],
  [{ role: 'excepted', position: 'before', afterAny: true }, 'but'],
  [
    { role: 'excepted', position: 'after' },
    `excluded, are excluded, is excluded, not eligible, are not eligible, is not eligible, may not be eligible, ineligible,
    are ineligible, not included, are not included, is not included, not accepted, are not accepted, not admitted,
    not considered, are not considered, not allowed, are not allowed, not permitted, cannot apply, can not apply, can't apply,
    may not apply, should not apply, need not apply, do not qualify, excluidos, excluidas, excluido, excluida, exceptuados,
    no elegibles, no son elegibles, no pueden postular, no pueden aplicar, exclus, exclues, sont exclus, sont exclues,
    non éligibles, ne sont pas éligibles, excluídos, excluídas, não elegíveis, não podem candidatar-se, ausgeschlossen,
    sind ausgeschlossen, ausgenommen, sind ausgenommen, nicht berechtigt, nicht antragsberechtigt, esclusi, esclusa, escluse,
    sono esclusi, uitgesloten, hariç`,
  ],
  [{ role: 'complement', position: 'before' }, 'non, nicht, niet'],
  [
    { role: 'example', position: 'before' },
    `including, include, includes, inclusive of, incl, including but not limited to, such as, eg, e g, for example,
    for instance, like, especially, specially, particularly, in particular, notably, mainly, primarily, incluyendo,
    incluye, incluidos, incluidas, incluido, incluida, incluso, inclusive, como, tales como, por ejemplo, p ej, pej,
    especialmente, en especial, en particular, particularmente, sobre todo, principalmente, y compris, incluant, inclus,
    notamment, comme, tel que, tels que, telles que, par exemple, p ex, pex, surtout, en particulier, particulièrement,
    einschließlich, einschl, inklusive, inkl, darunter, insbesondere, vor allem, besonders, zum Beispiel, z b, zb, etwa,
    wie, wie etwa, wie zum Beispiel, unter anderem, incluindo, tais como, por exemplo, nomeadamente, sobretudo, em especial,
    em particular, compreso, compresi, compresa, comprese, inclusi, inclusa, ad esempio, in particolare, soprattutto,
    specialmente, inclusief, waaronder, zoals, bijvoorbeeld, met name, vooral, till exempel, bland annat, särskilt,
    herunder, særlig, w tym, na przykład, включая, например, termasuk, seperti, terutama, özellikle`,
  ],
  [
    { role: 'example', position: 'after' },
    `included, are included, incl, inclusive, inkl, einbegriffen, inbegriffen, eingeschlossen, inclus, incluse, incluses,
    compris, comprise, comprises, incluidos, incluidas, incluido, incluida, incluídos, incluídas, compreso, compresi, compresa,
    comprese, inclusi, inclusa, inbegrepen`,
  ],
  [
    { role: 'preferred', position: 'before' },
    `special consideration for, special consideration to, special consideration given to, consideration for, prioritising,
    prioritizing, prioritises, prioritizes, emphasis on, an emphasis on, strong preference for, a strong preference for,
    first priority to, highest priority to, special interest in, particular interest in, préférence donnée à,
    préférence est donnée à, priorité donnée à, se dará preferencia a, se dará prioridad a, se da preferencia a,
    se prioriza, se priorizan, se priorizará, dando preferencia a, con énfasis en, énfasis en, con especial interés en,
    dando preferência a, dá-se preferência a, com ênfase em, Bevorzugung von, besondere Berücksichtigung von, Fokus auf,
    con preferenza per, con priorità per,
    priority for, priority to, priority given to, priority is given to, priority will be given to, with priority for,
    with priority to, preference for, preference to, preference given to, preference is given to,
    preference will be given to, with preference for, with preference to, with a preference for, preferably,
    preferentially, ideally, favouring, favoring, focus on, with a focus on, focusing on,
    encouraging, not limited to, not only, not just, not restricted to, prioridad para, prioridad a, con prioridad para,
    preferencia para, preferencia por, con preferencia, con preferencia para, preferentemente, preferiblemente, no solo,
    no limitado a, priorité à, priorité aux, priorité au, avec priorité à, préférence pour, préférence aux, de préférence,
    prioritairement, pas seulement, non limité à, Vorrang für, Vorrang haben, bevorzugt werden, vorzugsweise, vorrangig,
    mit Präferenz für, Schwerpunkt, nicht nur, nicht beschränkt auf, prioridade para, prioridade a, preferência para,
    preferência por, com preferência para, preferencialmente, de preferência, não só, não apenas, priorità a, priorità ai,
    preferenza per, preferibilmente, non solo, bij voorkeur, voorkeur voor, niet alleen, helst, med prioritet`,
  ],
  [
    { role: 'preferred', position: 'after' },
    `special consideration, given special consideration, preferred, are preferred, is preferred, will be preferred, preferably, priority, have priority, given priority,
    are given priority, are prioritised, prioritised, prioritized, preference, given preference, are given preference,
    encouraged, are encouraged, are especially encouraged, are particularly encouraged, are strongly encouraged,
    especially encouraged, particularly encouraged, strongly encouraged, encouraged to apply, particularly welcome,
    especially welcome, favoured, favored, desirable, desired, an advantage, a plus, focus, preferido, preferidos,
    preferida, preferidas, preferente, preferentes, preferible, tienen prioridad, tendrán prioridad, prioritarios,
    se anima, alentados, alentadas, prioritaire, prioritaires, privilégiés, privilégiées, préféré, préférés, encouragé,
    encouragés, encouragées, sont encouragés, sont encouragées, bevorzugt, werden bevorzugt, haben Vorrang, erwünscht,
    ermutigt, besonders ermutigt, werden ermutigt, sind besonders eingeladen, preferenciais, preferencial, têm prioridade,
    terão prioridade, incentivados, incentivadas, encorajados, encorajadas, preferiti, preferite, incoraggiati,
    incoraggiate, hanno priorità, voorkeur, aangemoedigd, uppmuntras`,
  ],
  [
    { role: 'added', position: 'after' },
    `also eligible, also welcome, welcome, are welcome, are also welcome, welcome to apply, acceptable, are acceptable,
    are also acceptable, accepted, are accepted, are also accepted, too, as well, also, may also apply, can also apply,
    also considered, are also considered, are also eligible, también, bienvenidos, bienvenidas, son bienvenidos, aceptados,
    aussi, également, bienvenus, bienvenues, sont les bienvenus, acceptés, auch, ebenfalls, willkommen, sind willkommen,
    zugelassen, também, bem-vindos, bem-vindas, aceitos, aceites, anche, benvenuti, ammessi, ook welkom, ook`,
  ],
  [{ role: 'added', position: 'before' }, 'also, even, también, aussi, également, auch, sogar, também, anche, ook'],
  [
    { role: 'required', position: 'before' },
    `requires, requiring, requirement, requirements, required, prerequisite, prerequisites, must have, must hold,
    must possess, must be holding, must have completed, should have, should hold, have completed, having completed,
    who hold, who holds, who have completed, holder of, holders of, holding, in possession of, after completing,
    after completion of, after finishing, entry requirement, on the basis of, se requiere, requiere, requisito, requisitos,
    titulares de, titular de, titulados en, poseer, en posesión de, contar con, que tengan, egresados de, titulaire de,
    titulaire d'un, titulaire d'une, titulaires de, titulaires d'un, titulaires d'une, être titulaire, ayant, détenteur de,
    détenteurs de, détenteurs d'un, détenteurs d'une, détenteur d'un, détenteur d'une, possédant, condition, conditions,
    Voraussetzung, Voraussetzungen, vorausgesetzt, mit abgeschlossenem, mit abgeschlossener, nach abgeschlossenem,
    Inhaber, Inhaber von, Absolventen mit, requer, requisito, exige, exige-se, titular de, portadores de, portador de,
    possuir, possuam, que tenham, in possesso di, titolari di, richiede, richiesta, in het bezit van, vereist`,
  ],
  [
    { role: 'required', position: 'after' },
    `required, is required, are required, needed, is needed, necessary, mandatory, compulsory, a must, prerequisite,
    as a prerequisite, as prerequisite, completed, holders, holder, essential, requerido, requerida, requeridos, requeridas,
    es requerido, obligatorio, obligatoria, necesario, necesaria, exigido, exigida, exigé, exigée, exigés, exigées, requis,
    requise, requises, nécessaire, nécessaires, obligatoire, validé, validée, erforderlich, vorausgesetzt,
    wird vorausgesetzt, notwendig, benötigt, nötig, abgeschlossen, Voraussetzung, als Voraussetzung, exigidos, exigidas,
    necessário, necessária, obrigatório, obrigatória, concluído, concluída, concluido, richiesto, richiesta, richiesti,
    necessario, necessaria, obbligatorio, obbligatoria, vereist, krävs, wymagany, wymagane`,
  ],
  [
    { role: 'held', position: 'before' },
    `for graduates, for graduates of, for those with, for students with, para graduados, para graduadas, para licenciados,
    para egresados, pour diplômés, pour les diplômés, pour titulaires, für Absolventen, für Absolventinnen, per laureati,
    with, with a, with an, with at least, who have, that have, having, having a, have a, hold a, holds a, after a, after an,
    after their, after the, following a, minimum, minimum of, at least, at least a, con, con un, con una, tener, tener un,
    tras, tras un, tras una, tras el, tras la, después de, después del, al menos, mínimo, avec, avec un, avec une, après un,
    après une, après le, après la, au moins, minimum, mit, mit einem, mit einer, nach dem, nach der, nach einem, nach einer,
    mindestens, com, com um, com uma, ter, após, após a, após o, depois de, depois do, depois da, pelo menos, dopo la,
    dopo il, dopo un, dopo una, con laurea, almeno, met een, na een, ten minste`,
  ],
]

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

interface Known {
  readonly before?: Cue
  readonly after?: Cue
}

const ANY_WORDS = words('all any anyone anybody anything anywhere every everyone everybody everything everywhere')

/** True behind "all", "anyone", "all countries": what "but" excepts from. */
function isAfterAny(folded: readonly string[]): boolean {
  return folded.slice(-2).some((word) => ANY_WORDS.has(word))
}

const BOOK: ReadonlyMap<string, Known> = createBook()
const LONGEST = 6

function createBook(): Map<string, Known> {
  const book = new Map<string, Known>()
  for (const [cue, phrases] of CUES) {
    for (const phrase of phrases.split(',')) {
      const key = foldedWords(phrase).join(' ')
      book.set(key, { [cue.position]: cue, ...book.get(key) })
    }
  }
  return book
}

/** The longest cue that begins at a word. Some phrases are cues on either side of names. Words are folded. */
function findCue(
  folded: readonly string[],
  at: number,
  roles: ReadonlySet<Role>,
): (Known & { readonly length: number }) | undefined {
  for (let length = Math.min(LONGEST, folded.length - at); length > 0; length--) {
    const known = BOOK.get(folded.slice(at, at + length).join(' '))
    if (!known) continue
    const fits = (cue: Cue | undefined) => (cue && roles.has(cue.role) ? cue : undefined)
    const before = fits(known.before)
    const after = fits(known.after)
    if (before ?? after) return { ...(before && { before }), ...(after && { after }), length }
  }
  return undefined
}

/** "No restrictions" denies nobody. */
const NOT_DENIED = words(
  `restriction requirement limit limitation preference nationality citizenship specific specified particular einschrankung
  beschrankung vorgabe anforderung nationalitat restriccion limitacion requisito nacionalidad condition exigence nationalite
  restrizione limitazione restricao limitacao nacionalidade beperking`,
)

/**
 * The cue at a word of an entry that began at `from`: between, before or behind its names. `isHeading` if a colon
 * follows the last word.
 */
export function cueAt(
  folded: readonly string[],
  at: number,
  from: number,
  isHeading: boolean,
  roles: ReadonlySet<Role>,
): (Cue & { readonly length: number; readonly isUnsure: boolean }) | undefined {
  const known = findCue(folded, at, roles)
  if (!known) return undefined
  const { before, after, length } = known
  const hasLeft = at > from
  // "Prerequisite: a master's"
  const hasRight = at + length < folded.length || isHeading
  if (before?.notBefore?.has(folded[at + length] ?? '')) return undefined
  if (before?.afterAny && !isAfterAny(folded.slice(from, at))) return undefined
  if (before?.followedBy && !before.followedBy.has(folded[at + length] ?? '')) {
    const isDenial = !hasLeft && hasRight && !folded.slice(at + length).some((word) => NOT_DENIED.has(word))
    return isDenial ? { ...before, length, isUnsure: true } : undefined
  }
  if (after && hasLeft && !(before && hasRight)) return { ...after, length, isUnsure: false }
  // "Preferred: Kenya"
  const cue: Cue | undefined = before ?? (after && { ...after, position: 'before' })
  return cue && { ...cue, length, isUnsure: false }
}
