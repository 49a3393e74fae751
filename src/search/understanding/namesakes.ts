/**
 * Names that hold the name of something else: their words are only words. Whoever types "New Mexico" does not
 * think of Mexico, nor of Jersey who types "New Jersey".
 */
export const NAMESAKES =
  'new mexico, new england, new jersey, jersey city, new britain, new ireland, new guinea, new south wales, british columbia, south georgia, ' +
  'georgia tech, georgia institute of technology, georgia state, georgia southern, university of georgia, atlanta georgia, ' +
  'holland college, indian ocean, panama canal, guinea pig, turkey tail, china lake, boston college, ' +
  'us embassy, american dream, bay of bengal, south china sea, sea of japan, gulf of mexico, lake victoria'

/** What a student may ask and no programme answers by a name or word: it is said so, rather than passed over. */
export const UNANSWERED =
  'open all year, open all the year, all year round, open all year round, open year round, year round, rolling deadline, rolling admission, rolling basis, no deadline, without deadline'

/** The languages whose own names of countries are understood, besides what `country-names.ts` has. */
export const LANGUAGES = ['es', 'fr', 'pt', 'de', 'it', 'tr', 'id', 'ru', 'ar', 'zh']
