import { COUNTRIES, isCountryCode, type CountryCode } from '#domain/countries.ts'
import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { COUNTRY_NAMES, GROUP_NAMES } from '#domain/country-names.ts'
import { COUNTRY_PARTS, PLACE_NAMES } from '#domain/place-names.ts'
import { createPhraseBook, type PhraseBook } from './phrase-book.ts'

/** Languages besides English in which names of countries are read: those that the world's funders write in. */
const LANGUAGES = 'es fr pt de it nl pl tr ru uk ar fa hi bn id vi th zh ja ko sv da nb fi cs hu ro el he'.split(' ')

/** ISO 3166-1 alpha-3, in the order of their alpha-2 codes. */
const ALPHA_3 =
  'AD:AND AE:ARE AF:AFG AG:ATG AL:ALB AM:ARM AO:AGO AR:ARG AT:AUT AU:AUS AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BN:BRN BO:BOL BR:BRA BS:BHS BT:BTN BW:BWA BY:BLR BZ:BLZ CA:CAN CD:COD CF:CAF CG:COG CH:CHE CI:CIV CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV CY:CYP CZ:CZE DE:DEU DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FM:FSM FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GH:GHA GM:GMB GN:GIN GQ:GNQ GR:GRC GT:GTM GW:GNB GY:GUY HK:HKG HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IN:IND IQ:IRQ IR:IRN IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MG:MDG MH:MHL MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MR:MRT MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM NE:NER NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NZ:NZL OM:OMN PA:PAN PE:PER PG:PNG PH:PHL PK:PAK PL:POL PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RO:ROU RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SI:SVN SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV SY:SYR SZ:SWZ TD:TCD TG:TGO TH:THA TJ:TJK TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TW:TWN TZ:TZA UA:UKR UG:UGA US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VN:VNM VU:VUT WS:WSM XK:XKX YE:YEM ZA:ZAF ZM:ZMB ZW:ZWE'

/** Official and inverted names that are neither in CLDR nor in everyday use. */
const FORMAL: Readonly<Partial<Record<CountryCode, string>>> = {
  BO: 'bolivia plurinational state of, plurinational state of bolivia',
  BN: 'brunei darussalam',
  CC: 'cocos islands, keeling islands',
  CD: 'congo democratic republic of the, congo the democratic republic of the, congo dem rep',
  CG: 'congo republic of the, congo rep',
  CI: 'cote divoire, republic of cote divoire',
  CZ: 'the czech republic',
  EG: 'egypt arab rep',
  FM: 'micronesia federated states of',
  GB: 'united kingdom of great britain and northern ireland, uk of great britain, the uk',
  HK: 'hong kong, hong kong sar china, hong kong china',
  IR: 'iran islamic republic of, islamic republic of iran',
  KP: 'korea north, north korea, korea democratic peoples republic of, korea dpr',
  KR: 'korea south, south korea, korea republic of, korea rep, republic of korea',
  LA: 'lao peoples democratic republic',
  MD: 'moldova republic of, republic of moldova',
  MK: 'macedonia the former yugoslav republic of, the former yugoslav republic of macedonia, republic of north macedonia',
  MM: 'myanmar burma',
  NL: 'the netherlands, netherlands the',
  PS: 'palestine state of, occupied palestinian territory, palestine',
  RU: 'russian federation, russia',
  SY: 'syrian arab republic',
  TW: 'taiwan province of china, taiwan roc, taiwan china',
  TZ: 'tanzania united republic of, united republic of tanzania',
  US: 'the united states, united states of america usa',
  VA: 'holy see',
  VE: 'venezuela bolivarian republic of, bolivarian republic of venezuela',
  VN: 'viet nam, socialist republic of vietnam',
}

/** Names of groups in other languages that are neither in CLDR nor everyday English. */
const GROUPS_ABROAD: Readonly<Record<string, string>> = {
  africa:
    'afrique, afrika, pays africain, pais africano, paise africano, afrikanische lander, africano, africain, afrikaner',
  asia: 'pays asiatique, paise asiatico, asiatische lander, asiatico, asiatique, asiate',
  europe:
    'europa, pays europeen, paise europeo, paise europeu, europaische lander, europeo, europeen, europeu, europaer',
  oceania: 'ozeanien',
  'northern-africa': 'afrique du nord, africa del norte, norte de africa, norte da africa, africa do norte, nordafrika',
  'western-africa': 'afrique de louest, africa del oeste, africa do oeste, oeste africano',
  'eastern-africa': 'afrique de lest, africa del este, africa do leste, africa del est',
  'middle-africa': 'afrique du centre',
  'southern-africa': 'africa austral, sudliches afrika',
  'central-america': 'america central, centroamerica, amerique centrale, zentralamerika',
  'south-america': 'america del sur, suramerica, sudamerica, amerique du sud',
  'northern-america':
    'norteamerica, america del norte, amerique du nord, america do norte, nordamerika, noord amerika, nord america',
  'eastern-asia': 'asie de lest, asia del este, este de asia, asie orientale, leste asiatico, leste da asia',
  'south-eastern-asia': 'asie du sud est, asia sudoriental, sudeste de asia, sudeste da asia, sud est asiatico',
  'southern-asia': 'asie du sud, asia del sur, sul da asia, sur de asia',
  'central-asia': 'asie centrale',
  'eastern-europe': 'europa del este, europe de lest, europa do leste, leste europeu',
  'middle-east': 'oriente proximo, proche orient, naher osten, nahost, medio oriente',
  mena: 'oriente medio y norte de africa, medio oriente y norte de africa, moyen orient et afrique du nord, oriente medio e norte da africa',
  'sub-saharan-africa': 'subsahara afrika, afrika sudlich der sahara, subsaharan africa, africa al sur del sahara',
  'latin-america':
    'america latina, iberoamerica, amerique latine, lateinamerika, latinoamericano, paise latinoamericano',
  'latin-america-caribbean':
    'america latina y el caribe, america latina y caribe, amerique latine et caraibe, lateinamerika und karibik, america latina e caribe, america latina e o caribe',
  eu: 'union europea, union europeenne, europaische union, uniao europeia, eu lander, ue, paise de la ue, pays de lue',
  'pacific-islands': 'south pacific, pacific nation, pacific region, south pacific island',
  commonwealth: 'mancomunidad, pays du commonwealth, commonwealth lander',
  oda: 'developing countries, paises en desarrollo, pays en developpement, entwicklungslander, low and middle income countries, lmic, paise em desenvolvimento, sur global, sud global, globaler suden, sul global, developing economy',
}

/** Countries and groups that are named together, and are no group of the catalogue. */
const TOGETHER: readonly (readonly [names: string, tokens: string])[] = [
  // Australia and New Zealand are of this region, though not of the Pacific islands.
  [
    'asia pacific, asia and pacific, asia pacific region, apac, asia pacifico, asia y pacifico, asie pacifique, asie et pacifique, asien pazifik, asien pazifischer raum, asia e pacifico',
    '@asia @oceania',
  ],
  ['benelux', 'BE NL LU'],
  ['dach, d a ch, dach region, dach raum, german speaking country, deutschsprachige lander', 'DE AT CH'],
  ['caucasus, south caucasus, southern caucasus', 'AM AZ GE'],
]

/** Codes of the United Nations' M49 standard, for the names of regions that CLDR has in each language. */
const M49: Readonly<Record<string, string>> = {
  africa: '002',
  americas: '019',
  asia: '142',
  europe: '150',
  oceania: '009',
  'northern-africa': '015',
  'eastern-africa': '014',
  'middle-africa': '017',
  'southern-africa': '018',
  'western-africa': '011',
  caribbean: '029',
  'central-america': '013',
  'south-america': '005',
  'northern-america': '021',
  'central-asia': '143',
  'eastern-asia': '030',
  'south-eastern-asia': '035',
  'southern-asia': '034',
  'western-asia': '145',
  'eastern-europe': '151',
  'northern-europe': '154',
  'southern-europe': '039',
  'western-europe': '155',
  melanesia: '054',
  polynesia: '061',
  'sub-saharan-africa': '202',
  'latin-america': '419',
  eu: 'EU',
}

/** Names of countries and of groups of them (`@eu`), with their peoples ("Kenyans"). */
export const COUNTRY_BOOK: PhraseBook<string> = createBook()

function createBook(): PhraseBook<string> {
  const names = [...entries()]
  const { within } = createPhraseBook(names)
  const places = [...Object.entries(PLACE_NAMES), ...Object.entries(COUNTRY_PARTS)].flatMap(([code, list]) =>
    list.split(',').map((place) => ({ code, place })),
  )
  // "New Jersey" is not Jersey, nor "Northern Ireland" Ireland: these stand for nothing here, and are kept in words.
  const misleading = places.filter(({ code, place }) => within(place).length > 0 && !within(place).includes(code))
  return createPhraseBook([...names, ...misleading.map(({ place }) => [place, []] as const)])
}

/** Two letters are a code only in capitals: "in", "it" and "de" are words. */
export function countryOfCode(text: string): CountryCode | undefined {
  const token = text.trim()
  if (/^[A-Z]{2}$/.test(token)) return token === 'UK' ? 'GB' : isCountryCode(token) ? token : undefined
  return /^[A-Z]{3}$/.test(token) ? BY_ALPHA_3.get(token) : undefined
}

const BY_ALPHA_3: ReadonlyMap<string, CountryCode> = new Map(
  ALPHA_3.split(' ').flatMap((pair) => {
    const [two = '', three = ''] = pair.split(':')
    return isCountryCode(two) ? [[three, two] as const] : []
  }),
)

function* entries(): Generator<readonly [string, readonly string[]]> {
  // English, though Germans call Iceland so.
  yield ['island', []]
  for (const [names, tokens] of TOGETHER) yield [names, tokens.split(' ')]
  for (const { code, name } of COUNTRIES) yield [name.replaceAll(',', ' '), [code]]
  for (const { code } of COUNTRIES) yield [FORMAL[code] ?? '', [code]]
  for (const { code } of COUNTRIES) yield [withoutCodes((COUNTRY_NAMES[code] ?? '').split('|')[0] ?? ''), [code]]
  for (const [id, { name }] of COUNTRY_GROUPS) {
    if (id === 'all') continue
    yield [`${name}, ${GROUP_NAMES[id]?.replace('|', ',') ?? ''}, ${GROUPS_ABROAD[id] ?? ''}`, [`@${id}`]]
  }
  for (const { code } of COUNTRIES) yield [(COUNTRY_NAMES[code] ?? '').split('|')[1] ?? '', [code]]
  // Last, so that no foreign word replaces an English name.
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const { code } of COUNTRIES) if (code !== 'XK') yield [names.of(code) ?? '', [code]]
    for (const [id, region] of Object.entries(M49)) yield [(names.of(region) ?? '').replaceAll(',', ' '), [`@${id}`]]
  }
}

/** Abbreviations of two letters are read as codes in capitals, not as words. */
function withoutCodes(names: string): string {
  return names
    .split(',')
    .filter((name) => /[a-z]{3}|\P{ASCII}/u.test(name))
    .join(',')
}
