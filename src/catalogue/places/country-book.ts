import { isCountryCode, type CountryCode } from '#domain/countries.ts'
import { readNames } from '#catalogue/text/names.ts'
import { createPhraseBook, type PhraseBook } from '#catalogue/text/phrase-book.ts'

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

/**
 * States and provinces that stand behind a town ("Boston, MA") or instead of a country ("Georgia or Alabama"): the
 * abbreviation in use, then the name; "-" for an abbreviation that is not in use. Abbreviations are those of ISO 3166-2,
 * and of the country's post.
 */
const TABLE: Readonly<Partial<Record<CountryCode, string>>> = {
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,DC Washington DC,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NL Newfoundland,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,PEI Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
  AU: 'NSW New South Wales,VIC Victoria,QLD Queensland,SA South Australia,WA Western Australia,TAS Tasmania,ACT Australian Capital Territory,NT Northern Territory',
  GB: 'NI Northern Ireland,ENG England,SCT Scotland,WLS Wales',
  BR: 'AC Acre,AL Alagoas,AP Amapá,AM -,BA Bahia,CE Ceará,DF Distrito Federal,ES Espírito Santo,GO Goiás,MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA -,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins',
  MX: 'CDMX Ciudad de México,- Aguascalientes,BC Baja California,BCS Baja California Sur,- Campeche,CHIS Chiapas,CHIH Chihuahua,COAH Coahuila,- Colima,DGO Durango,GTO Guanajuato,GRO Guerrero,HGO Hidalgo,JAL Jalisco,MICH Michoacán,MOR Morelos,NAY Nayarit,NL Nuevo León,OAX Oaxaca,PUE Puebla,QRO Querétaro,QROO Quintana Roo,SLP San Luis Potosí,SIN Sinaloa,SON Sonora,TAB Tabasco,TAMPS Tamaulipas,TLAX Tlaxcala,VER Veracruz,YUC Yucatán,ZAC Zacatecas',
  IN: 'AP Andhra Pradesh,AR Arunachal Pradesh,AS Assam,BR Bihar,CG Chhattisgarh,CT Chhattisgarh,DL Delhi,GA Goa,GJ Gujarat,HR Haryana,HP Himachal Pradesh,JK Jammu and Kashmir,JH Jharkhand,KA Karnataka,KL Kerala,MP Madhya Pradesh,MH Maharashtra,MN Manipur,ML Meghalaya,MZ Mizoram,NL Nagaland,OD Odisha,OR Orissa,RJ Rajasthan,SK Sikkim,TN Tamil Nadu,TS Telangana,TG Telangana,TR Tripura,UP Uttar Pradesh,UK Uttarakhand,WB West Bengal',
  DE: 'BW Baden-Württemberg,BY Bayern,BY Bavaria,BE Berlin,BB Brandenburg,HB Bremen,HH Hamburg,HE Hessen,HE Hesse,MV Mecklenburg-Vorpommern,NI Niedersachsen,NI Lower Saxony,NW Nordrhein-Westfalen,NRW North Rhine-Westphalia,RP Rheinland-Pfalz,RP Rhineland-Palatinate,SL Saarland,SN Sachsen,SN Saxony,ST Sachsen-Anhalt,ST Saxony-Anhalt,SH Schleswig-Holstein,TH Thüringen,TH Thuringia',
  CH: 'AG Aargau,AI Appenzell Innerrhoden,AR Appenzell Ausserrhoden,BE -,BL Basel-Landschaft,BS Basel-Stadt,FR -,GE -,GL Glarus,GR Graubünden,JU -,LU -,NE -,NW Nidwalden,OW Obwalden,SG -,SH Schaffhausen,SO Solothurn,SZ Schwyz,TG Thurgau,TI Ticino,UR -,VD Vaud,VS Valais,ZG -,ZH -',
  IT: 'AG -,AN -,AO -,AQ -,AR -,BA -,BG -,BL -,BO -,BR -,BS -,BZ -,CA -,CB -,CE -,CH -,CN -,CO -,CR -,CS -,CT -,FC -,FE -,FI -,FG -,GE -,LE -,LO -,LU -,MC -,ME -,MI -,MN -,MO -,MS -,NA -,NO -,PA -,PC -,PD -,PE -,PG -,PI -,PR -,PU -,PV -,RA -,RC -,RE -,RM -,RN -,SA -,SI -,SS -,TN -,TO -,TP -,TS -,TV -,UD -,VA -,VE -,VI -,VR -,VT -,- Lombardia,- Lombardy,- Toscana,- Tuscany,- Sicilia,- Sicily,- Piemonte,- Piedmont,- Emilia-Romagna,- Sardegna,- Sardinia,- Calabria,- Puglia,- Liguria,- Umbria,- Abruzzo',
  ZA: 'EC Eastern Cape,FS -,GP Gauteng,KZN KwaZulu-Natal,LP Limpopo,MP Mpumalanga,NC Northern Cape,NW North West Province,WC Western Cape',
  NG: '- Abia,- Adamawa,- Akwa Ibom,- Anambra,- Bauchi,- Bayelsa,- Benue,- Borno,- Cross River State,- Ebonyi,- Edo,- Ekiti,- Enugu,- Gombe,- Imo,- Jigawa,- Kaduna,- Kano,- Katsina,- Kebbi,- Kogi,- Kwara,- Lagos,- Nasarawa,- Niger,- Ogun,- Ondo,- Osun,- Oyo,- Sokoto,- Taraba,- Yobe,- Zamfara',
}

/** Where addresses end in these abbreviations so often that they are known behind any town. The most usual first. */
export const POSTAL: readonly CountryCode[] = ['US', 'CA', 'AU']

/** Countries whose parts are listed beside them: in "GB, NI", the second is no country. */
export const WITH_PARTS: readonly CountryCode[] = ['GB']

interface Subdivision {
  readonly country: CountryCode
  readonly code: string
  readonly name: string
}

export const SUBDIVISIONS: readonly Subdivision[] = Object.entries(TABLE).flatMap(([country, list]) =>
  list.split(',').map((entry) => {
    const at = entry.indexOf(' ')
    const [code, name] = [entry.slice(0, at), entry.slice(at + 1)].map((part) => (part === '-' ? '' : part))
    // The keys of a Record<CountryCode, …> are codes.
    return { country: country as CountryCode, code: code ?? '', name: name ?? '' }
  }),
)
