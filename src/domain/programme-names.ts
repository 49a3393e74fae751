import type { CountryCode } from './countries.ts'

/**
 * Other names of programmes and universities, and the word that the catalogue's texts use. Also names that contain the
 * name of a region, a country or a field.
 */
export const PROGRAMME_NAMES: readonly (readonly [names: string, word: string])[] = [
  ['african leadership academy', 'ala'],
  ['ashinaga africa, ashinaga africa initiative', 'ashinaga'],
  ['astar', 'star'],
  ['boell', 'boll'],
  // Alone it is the programme; the countries are the "Commonwealth countries" in `GROUP_NAMES`.
  ['commonwealth, commonwealth scholarship, commonwealth fellowship, commonwealth shared', 'commonwealth'],
  ['community college transfer', 'transfer'],
  ['deutscher akademischer austauschdienst, german academic exchange service', 'daad'],
  ['dutch bangla, dutch bangla bank', 'bangla'],
  ['eit urban mobility', 'eit'],
  ['erasmus plus', 'erasmus'],
  ['harvard kennedy, harvard kennedy school, kennedy school of government', 'harvard'],
  ['icdf', 'taiwanicdf'],
  ['indian health service', 'ihs'],
  ['invest your talent', 'iyt'],
  ['jjwbgsp', 'wbgsp'],
  ['kgsp, 정부초청', 'gks'],
  ['malaysia international scholarship', 'mis'],
  ['new york university', 'nyu'],
  // A number alone, "major" and "reach" say nothing.
  ['beca 18', 'beca18'],
  ['excellence major', 'major'],
  ['reach oxford', 'reach'],
  // "Pec" alone is Pécs in Hungary.
  ['pec g, pec pg', 'pec'],
  ['rosa luxemburg, rosa luxembourg', 'luxemburg'],
  // Short names that not all texts have.
  ['anrf', 'anusandhan'],
  ['ccrt', 'artiste'],
  ['mpesa', 'pesa'],
  ['oeaw', 'austrian'],
  ['polimi', 'politecnico'],
  ['snu, seoul national university', 'seoul'],
  ['tdv', 'diyanet'],
  ['ufm', 'marroquin'],
  ['usfq', 'quito'],
  ['rotary international', 'rotary'],
  ['sciences po', 'po'],
  ['tuition assistance program', 'tap'],
  // Each of its words alone would be ignored as noise.
  ['universidade para todos', 'prouni'],
  ['university of british columbia', 'ubc'],
  ['university of new south wales', 'unsw'],
  ['uoft', 'toronto'],
  ['vin university, vinuni', 'vinuniversity'],
  ['vliruos', 'vlir'],
  ['болашак, болашақ', 'bolashak'],
  // In capitals each of these begins with a country's code.
  ['gi bill', 'gi'],
  ['ie university', 'ie'],
  ['pradhan mantri', 'pm'],
  ['pm usp', 'usp'],
  ['pm yasasvi', 'yasasvi'],
  ['sm college, sm foundation', 'sm'],
  ['td scholarship', 'td'],
]

/** By country, words that find its programmes for people of other countries. */
export const PROGRAMME_HOSTS: Readonly<Partial<Record<CountryCode, string>>> = {
  BE: 'ares vlir',
  CA: 'vanier',
  CN: 'csc mofcom schwarzman',
  DE: 'daad humboldt',
  FR: 'eiffel',
  GB: 'cambridge chevening clarendon commonwealth oxford rhodes weidenfeld',
  HU: 'hungaricum',
  IN: 'iccr',
  JP: 'mext oist',
  KR: 'gks kaist',
  NZ: 'manaaki',
  TR: 'burslari',
  TW: 'huayu taiwanicdf',
  US: 'berea berklee fulbright harvard humphrey princeton stanford yale',
}
