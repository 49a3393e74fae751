/**
 * What programmes and universities are also called, and the word that the catalogue's texts have for it; with those whose
 * name holds a region's, a country's or a field's.
 */
export const PROGRAMME_NAMES: readonly (readonly [names: string, word: string])[] = [
  ['commonwealth scholarship, commonwealth fellowship, commonwealth shared', 'commonwealth'],
  ['community college transfer', 'transfer'],
  ['erasmus plus', 'erasmus'],
  ['icdf', 'taiwanicdf'],
  ['kgsp, 정부초청', 'gks'],
  ['new york university', 'nyu'],
  ['sciences po', 'po'],
  ['university of british columbia', 'ubc'],
  ['university of new south wales', 'unsw'],
  ['uoft', 'toronto'],
  ['болашак, болашақ', 'bolashak'],
]
