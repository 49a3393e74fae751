/** The sub-regions of the United Nations' M49 standard: how each is called, its continent, and the countries in it. */
export const SUBREGIONS = [
  ['northern-africa', 'Northern Africa', 'africa', 'DZ EG EH LY MA SD TN'],
  ['eastern-africa', 'Eastern Africa', 'africa', 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW'],
  ['middle-africa', 'Middle Africa', 'africa', 'AO CD CF CG CM GA GQ ST TD'],
  ['southern-africa', 'Southern Africa', 'africa', 'BW LS NA SZ ZA'],
  ['western-africa', 'Western Africa', 'africa', 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG'],
  [
    'caribbean',
    'Caribbean',
    'americas',
    'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  ],
  ['central-america', 'Central America', 'americas', 'BZ CR GT HN MX NI PA SV'],
  ['south-america', 'South America', 'americas', 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE'],
  ['northern-america', 'Northern America', 'americas', 'BM CA GL PM US'],
  ['central-asia', 'Central Asia', 'asia', 'KG KZ TJ TM UZ'],
  ['eastern-asia', 'Eastern Asia', 'asia', 'CN HK JP KP KR MN MO TW'],
  ['south-eastern-asia', 'South-eastern Asia', 'asia', 'BN ID KH LA MM MY PH SG TH TL VN'],
  ['southern-asia', 'Southern Asia', 'asia', 'AF BD BT IN IR LK MV NP PK'],
  ['western-asia', 'Western Asia', 'asia', 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE'],
  ['eastern-europe', 'Eastern Europe', 'europe', 'BG BY CZ HU MD PL RO RU SK UA'],
  ['northern-europe', 'Northern Europe', 'europe', 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ'],
  ['southern-europe', 'Southern Europe', 'europe', 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK'],
  ['western-europe', 'Western Europe', 'europe', 'AT BE CH DE FR LI LU MC NL'],
  ['australia-new-zealand', 'Australia and New Zealand', 'oceania', 'AU CC CX NF NZ'],
  ['melanesia', 'Melanesia', 'oceania', 'FJ NC PG SB VU'],
  ['micronesia', 'Micronesia', 'oceania', 'FM GU KI MH MP NR PW'],
  ['polynesia', 'Polynesia', 'oceania', 'AS CK NU PF PN TK TO TV WF WS'],
] as const satisfies readonly (readonly [id: string, name: string, continent: string, members: string])[]

// The test of this file checks that each country is in one, and nothing else is.
export const SUBREGION_OF: ReadonlyMap<string, string> = new Map(
  SUBREGIONS.flatMap(([id, , , members]) => members.split(' ').map((code) => [code, id])),
)
