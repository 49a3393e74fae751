/** The sub-regions of the United Nations' M49 standard, and the countries in each. */
const MEMBERS = {
  'australia-new-zealand': 'AU CC CX NF NZ',
  caribbean: 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  'central-america': 'BZ CR GT HN MX NI PA SV',
  'central-asia': 'KG KZ TJ TM UZ',
  'eastern-africa': 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW',
  'eastern-asia': 'CN HK JP KP KR MN MO TW',
  'eastern-europe': 'BG BY CZ HU MD PL RO RU SK UA',
  melanesia: 'FJ NC PG SB VU',
  micronesia: 'FM GU KI MH MP NR PW',
  'middle-africa': 'AO CD CF CG CM GA GQ ST TD',
  'northern-africa': 'DZ EG EH LY MA SD TN',
  'northern-america': 'BM CA GL PM US',
  'northern-europe': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  polynesia: 'AS CK NU PF PN TK TO TV WF WS',
  'south-america': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  'south-eastern-asia': 'BN ID KH LA MM MY PH SG TH TL VN',
  'southern-africa': 'BW LS NA SZ ZA',
  'southern-asia': 'AF BD BT IN IR LK MV NP PK',
  'southern-europe': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  'western-africa': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  'western-asia': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  'western-europe': 'AT BE CH DE FR LI LU MC NL',
} as const

export type SubregionId = keyof typeof MEMBERS

// The test of this file checks that each country is in one, and nothing else is.
export const SUBREGION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(MEMBERS).flatMap(([id, codes]) => codes.split(' ').map((code) => [code, id])),
)
