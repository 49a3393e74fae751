import { COUNTRIES, isCountryCode, type CountryCode } from './countries.ts'
import { SUBREGION_OF, SUBREGIONS } from './subregions.ts'

/**
 * Named sets of countries: the continents and sub-regions of the United Nations' M49 standard, and the
 * unions that scholarships are meant for. A catalogue file writes a group as `@` and its id.
 */
export interface CountryGroup {
  readonly id: string
  readonly name: string
  readonly members: readonly CountryCode[]
  /** True for what is named only where it is a whole list: few readers know who is in it. */
  readonly standsAlone: boolean
}

const CONTINENTS: Readonly<Record<string, string>> = {
  africa: 'Africa',
  americas: 'the Americas',
  asia: 'Asia',
  europe: 'Europe',
  oceania: 'Oceania',
}

/** Unions and lists that M49 lacks. Most have a comment that says where their membership can be checked. */
const UNIONS: readonly (readonly [id: string, name: string, members: string])[] = [
  // european-union.europa.eu
  ['eu', 'the European Union', 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'],
  // efta.int
  ['eea', 'the European Economic Area', '@eu IS LI NO'],
  // norden.org
  ['nordic', 'the Nordic countries', 'DK FI IS NO SE AX FO GL'],
  ['baltic', 'the Baltic states', 'EE LV LT'],
  ['western-balkans', 'the Western Balkans', 'AL BA XK ME MK RS'],
  // asean.org, with Timor-Leste since October 2025
  ['asean', 'ASEAN', 'BN KH ID LA MY MM PH SG TH TL VN'],
  ['saarc', 'SAARC', 'AF BD BT IN MV NP PK LK'],
  ['gcc', 'the Gulf states', 'BH KW OM QA SA AE'],
  ['middle-east', 'the Middle East', 'BH CY EG IR IQ IL JO KW LB OM PS QA SA SY TR AE YE'],
  ['mena', 'the Middle East and North Africa', '@middle-east DZ LY MA TN SD'],
  ['arab-league', 'the Arab League', 'DZ BH KM DJ EG IQ JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE'],
  ['sub-saharan-africa', 'sub-Saharan Africa', '@africa !DZ !EG !LY !MA !TN !EH !SD'],
  ['latin-america', 'Latin America', '@central-america @south-america !BZ !GY !SR !FK CU DO HT PR'],
  ['latin-america-caribbean', 'Latin America and the Caribbean', '@central-america @south-america @caribbean'],
  // thecommonwealth.org, 56 members
  [
    'commonwealth',
    'the Commonwealth',
    'AG AU BS BD BB BZ BW BN CM CA CY DM SZ FJ GA GM GH GD GY IN JM KE KI LS MW MY MV MT MU MZ NA NR NZ NG PK PG RW KN LC VC WS SC SL SG SB ZA LK TZ TG TO TT TV UG GB VU ZM',
  ],
  ['pacific-islands', 'the Pacific islands', '@melanesia @micronesia @polynesia !GU !MP !AS !PF !NC !PN !WF !TK'],
  // un.org/ldc, 44 in 2025
  [
    'ldc',
    'the least developed countries',
    'AF AO BD BJ BF BI KH CF TD KM CD DJ ER ET GM GN GW HT KI LA LS LR MG MW ML MR MZ MM NP NE RW SN SL SB SO SS SD TL TG TV UG TZ YE ZM',
  ],
  // OECD DAC list of ODA recipients for 2024 and 2025
  [
    'oda',
    'developing countries (OECD list)',
    '@ldc AL DZ AR AM AZ BY BZ BT BO BA BW BR CV CM CN CO CG CR CI CU DM DO EC EG SV GQ SZ FJ GA GE GH GD GT GY HN IN ID IR IQ JM JO KZ KE KP XK KG LB LY MY MV MH MU MX FM MD MN ME MS MA NA NR NI NG NU MK PK PW PA PG PY PE PH LC VC WS ST RS ZA LK SR SY TJ TH TK TO TN TR TM UA UZ VU VE VN PS WF ZW SH',
  ],
  // francophonie.org, member states; and Burkina Faso, Mali and Niger, which left in 2025
  [
    'francophonie',
    'the Francophonie',
    'AL AD AM BE BJ BG BF BI CV KH CM CA CF TD KM CG CD CI CY DJ DM EG GQ FR GA GR GN GW HT LA LB LU MG ML MR MU MD MC MA NE RO RW LC ST SN SC CH TG TN VU VN MK',
  ],
  // cplp.org
  ['lusophone', 'Portuguese-speaking countries', 'AO BR CV GW GQ MZ PT ST TL'],
]

/** Unions that people say they are from, and that a list is not put together from. */
const BLOCS: typeof UNIONS = [
  ['hispanophone', 'Spanish-speaking countries', 'AR BO CL CO CR CU DO EC SV GQ GT HN MX NI PA PY PE PR ES UY VE'],
  ['german-speaking', 'German-speaking countries', 'AT CH DE LI'],
  [
    'francophone-africa',
    'French-speaking Africa',
    'BJ BF BI CM CF TD KM CG CD CI DJ DZ GA GN GQ MA MG ML MR MU NE RW SC SN TG TN',
  ],
  ['palop', 'Portuguese-speaking Africa', 'AO CV GW GQ MZ ST'],
  // ecowas.int: twelve, since Burkina Faso, Mali and Niger left in January 2025
  ['ecowas', 'ECOWAS', 'BJ CV CI GM GH GN GW LR NG SN SL TG'],
  // uemoa.int
  ['uemoa', 'UEMOA', 'BJ BF CI GW ML NE SN TG'],
  ['cemac', 'CEMAC', 'CM CF TD CG GQ GA'],
  // eac.int: eight, with Somalia since March 2024
  ['eac', 'the East African Community', 'BI CD KE RW SO SS TZ UG'],
  // sadc.int
  ['sadc', 'SADC', 'AO BW KM CD SZ LS MG MW MU MZ NA SC ZA TZ ZM ZW'],
  // caricom.org, full members
  ['caricom', 'CARICOM', 'AG BS BB BZ DM GD GY HT JM MS KN LC VC SR TT'],
  // mercosur.int: with Bolivia since 2024, without Venezuela, which is suspended
  ['mercosur', 'Mercosur', 'AR BO BR PY UY'],
  // cis.minsk.by, with Turkmenistan, which is associated
  ['cis', 'the CIS', 'AM AZ BY KZ KG MD RU TJ TM UZ'],
  // with Indonesia since January 2025
  ['brics', 'BRICS', 'BR CN EG ET ID IN IR RU ZA AE'],
  ['benelux', 'Benelux', 'BE LU NL'],
  // visegradgroup.eu
  ['visegrad', 'the Visegrad countries', 'CZ HU PL SK'],
  // oic-oci.org, 57 members
  [
    'oic',
    'the Organisation of Islamic Cooperation',
    'AF AL DZ AZ BH BD BJ BN BF CM TD KM CI DJ EG GA GM GN GW GY ID IR IQ JO KZ KW KG LB LY MY MV ML MR MA MZ NE NG OM PK PS QA SA SN SL SO SD SR SY TJ TG TN TR TM UG AE UZ YE',
  ],
]

function expand(spec: string, known: ReadonlyMap<string, CountryGroup>): CountryCode[] {
  const set = new Set<CountryCode>()
  for (const token of spec.split(' ')) {
    const remove = token.startsWith('!')
    const name = remove ? token.slice(1) : token
    const members = name.startsWith('@') ? (known.get(name.slice(1))?.members ?? []) : isCountryCode(name) ? [name] : []
    for (const code of members) {
      if (remove) set.delete(code)
      else set.add(code)
    }
  }
  return [...set].toSorted()
}

function buildGroups(): ReadonlyMap<string, CountryGroup> {
  const groups = new Map<string, CountryGroup>()
  const add = (id: string, name: string, members: readonly CountryCode[], standsAlone = false) =>
    groups.set(id, { id, name, members, standsAlone })
  const codesIn = (ids: readonly string[]) =>
    COUNTRIES.map(({ code }) => code).filter((code) => ids.includes(SUBREGION_OF.get(code) ?? ''))
  add(
    'all',
    'every country',
    COUNTRIES.map((country) => country.code),
  )
  for (const [id, name] of Object.entries(CONTINENTS)) {
    add(id, name, codesIn(SUBREGIONS.filter(([, , continent]) => continent === id).map(([subregion]) => subregion)))
  }
  for (const [id, name] of SUBREGIONS) add(id, name, codesIn([id]))
  for (const [id, name, members] of UNIONS) add(id, name, expand(members, groups))
  for (const [id, name, members] of BLOCS) add(id, name, expand(members, groups), true)
  return groups
}

export const COUNTRY_GROUPS: ReadonlyMap<string, CountryGroup> = buildGroups()

/** The name of a group as it stands alone: "European Union". */
export function groupLabel(id: string): string {
  return (COUNTRY_GROUPS.get(id)?.name ?? id).replace(/^the /, '')
}

/** The names of each group's countries, by its label. */
export function countriesByRegion(): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map(COUNTRIES.map(({ code, name }) => [code, name]))
  return new Map(
    [...COUNTRY_GROUPS.values()].map(({ id, members }) => [
      groupLabel(id),
      new Set(members.map((code) => names.get(code) ?? code)),
    ]),
  )
}

/** The countries that are meant by a code or by `@group`. A value that names no place is returned as it is. */
export function countriesOf(place: string): readonly string[] {
  return place.startsWith('@') ? (COUNTRY_GROUPS.get(place.slice(1))?.members ?? []) : [place]
}

/**
 * Expands what catalogue files write: codes and `@group`, and `!` before either to take it away again, in order.
 * `['@commonwealth', '!GB']` is every Commonwealth country but the United Kingdom.
 * Tokens that name nothing are returned in `unknown`.
 */
export function expandCountries(tokens: readonly string[]): { codes: CountryCode[]; unknown: string[] } {
  const unknown = tokens.filter((token) => {
    const name = token.startsWith('!') ? token.slice(1) : token
    return name.startsWith('@') ? !COUNTRY_GROUPS.has(name.slice(1)) : !isCountryCode(name)
  })
  return { codes: expand(tokens.join(' '), COUNTRY_GROUPS), unknown }
}
