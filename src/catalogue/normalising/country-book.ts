import { isCountryCode, type CountryCode } from '#domain/countries.ts'
import { readNames } from './names.ts'
import { createPhraseBook, type PhraseBook } from './phrase-book.ts'

/** ISO 3166-1 alpha-3, in the order of their alpha-2 codes. */
const ALPHA_3 =
  'AD:AND AE:ARE AF:AFG AG:ATG AL:ALB AM:ARM AO:AGO AR:ARG AT:AUT AU:AUS AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BN:BRN BO:BOL BR:BRA BS:BHS BT:BTN BW:BWA BY:BLR BZ:BLZ CA:CAN CD:COD CF:CAF CG:COG CH:CHE CI:CIV CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV CY:CYP CZ:CZE DE:DEU DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FM:FSM FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GH:GHA GM:GMB GN:GIN GQ:GNQ GR:GRC GT:GTM GW:GNB GY:GUY HK:HKG HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IN:IND IQ:IRQ IR:IRN IS:ISL IT:ITA JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MG:MDG MH:MHL MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MR:MRT MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM NE:NER NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NZ:NZL OM:OMN PA:PAN PE:PER PG:PNG PH:PHL PK:PAK PL:POL PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RO:ROU RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SI:SVN SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV SY:SYR SZ:SWZ TD:TCD TG:TGO TH:THA TJ:TJK TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TW:TWN TZ:TZA UA:UKR UG:UGA US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VN:VNM VU:VUT WS:WSM XK:XKX YE:YEM ZA:ZAF ZM:ZMB ZW:ZWE'

/** Names of countries and of groups of them (`@eu`), with their peoples ("Kenyans"). */
export const COUNTRY_BOOK: PhraseBook<string> = createBook()

function createBook(): PhraseBook<string> {
  const namesOf = readNames()
  const names = namesOf('country', 'region', 'people').map(({ name, values }) => [name, values] as const)
  const { within } = createPhraseBook(names)
  // "New Jersey" is not Jersey, nor "Northern Ireland" Ireland: these stand for nothing here, and are kept in words.
  const misleading = namesOf('city', 'state', 'part').filter(
    ({ name, values: [country = ''] }) => within(name).length > 0 && !within(name).includes(country),
  )
  return createPhraseBook([...names, ...misleading.map(({ name }) => [name, []] as const)])
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
