import { foldForRoles, wordsOf } from './day-roles.ts'

/**
 * The words by which a text says that there is a deadline of its own for each university, country or the like. By
 * language; small letters without accents. A star stands for any ending.
 */
const WORDS = {
  /** Is not the same. */
  differs: {
    en: 'vary, varies, varying, variable, differ, differs, depend, depends, depending, dependent',
    es: 'varia, varian, variable*, depende*, dependiendo, difiere*',
    fr: 'varie, varient, variable*, depend, dependent, differe*',
    de: 'variiert, variieren, variabel, unterschiedlich, verschieden, abhangig, hangt',
    pt: 'varia, variam, variavel, depende*, dependendo, difere*',
    it: 'varia, variano, variabile, dipende, dipendono, differisce',
    nl: 'varieert, varieren, verschilt, verschillen, afhankelijk',
    pl: 'rozni sie, zalezy, zaleznie',
    ru: 'зависит, зависят, различается, различаются',
    tr: 'degisir, degismektedir',
    id: 'tergantung, bervariasi',
  },
  /** More than one, before what there are several of. */
  several: {
    en: 'various, different, multiple, several, individual, respective, own',
    es: 'varios, varias, diferentes, distintos, distintas, diversos, diversas',
    fr: 'divers, diverses, differents, differentes, plusieurs',
    de: 'verschiedene*, mehrere*, unterschiedliche*, jeweilige*, einzelne*',
    pt: 'varios, varias, diferentes, diversos, diversas',
    it: 'vari, varie, diversi, diverse, differenti',
    nl: 'verschillende, meerdere, diverse',
  },
  /** Before what it differs by. */
  by: {
    en: 'by, per, each, every, across, between, among, according to, depending on',
    es: 'por, segun, cada, entre',
    fr: 'par, selon, chaque, suivant, entre',
    de: 'je, je nach, nach, pro, zwischen, jede*',
    pt: 'por, conforme, segundo, cada, entre',
    it: 'per, secondo, ogni, a seconda, in base',
    nl: 'per, elke, tussen',
    pl: 'wedlug',
    ru: 'по',
    id: 'menurut, per',
  },
  /** The same, right behind the word. */
  of: {
    en: 'on, upon, from, with, to',
    es: 'de, del',
    fr: 'de, du, des, d',
    de: 'von, vom, ab von, ab vom',
    pt: 'de, do, da',
    it: 'da, dal, dall, dalla, dai',
    nl: 'van',
    pl: 'od, w zaleznosci od',
    ru: 'от, у',
    id: 'pada',
  },
  /** What has deadlines of its own. */
  unit: {
    en: 'program, programs, programme*, universit*, countr*, course*, institution*, department*, facult*, school*, college*, campus*, nationalit*, region*, partner*, level*, degree*, host*, embass*, consulate*, mission*',
    es: 'programa*, universidad*, pais, paises, curso*, institucion*, facultad*, departamento*, centro*, carrera*, embajada*',
    fr: 'programme*, universite*, pays, cours, etablissement*, faculte*, departement*, ecole*, formation*, filiere*, ambassade*',
    de: 'programm*, universitat*, hochschule*, land, landern, lander, herkunftsland*, studiengang*, studiengange*, fakultat*, institution*, botschaft*',
    pt: 'programa*, universidade*, pais, paises, curso*, instituic*, faculdade*, embaixada*',
    it: 'programma, programmi, universita, ateneo, atenei, paese, paesi, corso, corsi, istituzion*, istituto, facolta, ambasciat*',
    nl: 'programma*, opleiding*, universiteit*, land, landen, instelling*',
    pl: 'program*, uczelni*, kraju, krajow',
    ru: 'программ*, университет*, стран*, вуз*',
    tr: 'programa, universiteye, ulkeye',
    id: 'program*, universitas*, negara*',
  },
  /** What each of them has, or has by itself. */
  time: {
    en: 'deadline*, specific, dependent',
    es: 'plazo*',
    fr: 'date limite, dates limites, delai*, echeance*',
    de: 'frist*, bewerbungsfrist*, abhangig*, spezifisch*',
    pt: 'prazo*',
    it: 'scadenz*',
    nl: 'deadline*, termijn*',
  },
} as const

type Kind = keyof typeof WORDS
const anyOf = (kind: Kind) => wordsOf(Object.values(WORDS[kind]).join(','))
/** So many words between two, in one clause. */
const few = (most: number) => String.raw`(?:[\p{L}\p{N}]+[\s/-]+){0,${most}}`
const by = (most: number) => String.raw`${anyOf('by')}\s+${few(most)}${anyOf('unit')}`
const BY_UNIT = new RegExp(
  [
    // "Varies (by country)", "depends on the university"
    String.raw`${anyOf('differs')}\s*(?:[(:,–—-]\s*)?${few(3)}${by(3)}`,
    String.raw`${anyOf('differs')}\s+${anyOf('of')}\s+${few(2)}${anyOf('unit')}`,
    // "Various programmes", "different deadlines per university"
    String.raw`${anyOf('several')}\s+${few(2)}(?:${anyOf('unit')}|${by(2)})`,
    // "University-specific", "programme deadlines apply", "deadlines by country", "by programme"
    String.raw`${anyOf('unit')}[\s/-]+${anyOf('time')}`,
    String.raw`${anyOf('time')}\s+\(?${by(1)}`,
    String.raw`^\W*${by(1)}`,
  ].join('|'),
  'u',
)
const DIFFERS = new RegExp([anyOf('differs'), anyOf('several')].join('|'), 'u')

/** True for "varies by university", and not for "varies": that may be from year to year. */
export function isByProgramme(text: string): boolean {
  return BY_UNIT.test(foldForRoles(text.replaceAll(/['’]/g, ' ')))
}

/** True for a text that says that there is no single day: "varies", "multiple". */
export function saysItDiffers(text: string): boolean {
  return DIFFERS.test(foldForRoles(text))
}

const BEGINS = new RegExp(
  String.raw`^[\s([,;:–—-]*(?:(?:but|the|exact|deadlines?|dates?|may|can|this)\s+){0,3}${anyOf('differs')}`,
  'u',
)

/** True for what begins by saying that a day is not the same everywhere: "(varies by faculty)". */
export function beginsVarying(text: string): boolean {
  const [first = ''] = text.slice(0, NEAR).split(/[;.]/)
  return (
    BEGINS.test(foldForRoles(text.slice(0, NEAR))) ||
    (!/\d/.test(first) && text.length > first.length && isByProgramme(first))
  )
}

const NEAR = 100
