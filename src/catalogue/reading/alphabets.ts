/** An old encoding of one byte a letter, by its name in the web's standard, and what may have been written in it. */
export interface OldEncoding {
  readonly name: string
  /** As people know it. */
  readonly label: string
  readonly alphabets: readonly string[]
}

/** The letters outside of ASCII that each language uses, without rare ones. */
const WESTERN = [
  'àâæçéèêëîïôœùûü',
  'áéíñóúü',
  'áâãàçéêíóôõú',
  'äöüß',
  'àèéìòù',
  'åäöé',
  'æøåé',
  'áðéíóúýþæö',
  'éëïóöü',
  'àçèéíïòóúü',
  'äöõüšž',
]
const CENTRAL = ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíľňóôšťúýž', 'áéíóöőúüű', 'ăâîșțşţ', 'čćđšž']
const TURKISH = ['çğıöşüâîû']
const BALTIC = ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äöõüšž']
const CYRILLIC = [
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  'абвгдежзийклмнопрстуфхцчшщъьюя',
  'абвгдђежзијклљмнњопрстћуфхцчџш',
]
const GREEK = ['αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ']

/** The likelier come first. */
export const OLD_ENCODINGS: readonly OldEncoding[] = [
  { name: 'windows-1252', label: 'Windows Latin', alphabets: WESTERN },
  { name: 'macintosh', label: 'Mac Roman', alphabets: WESTERN },
  { name: 'windows-1250', label: 'Windows Central European', alphabets: CENTRAL },
  { name: 'iso-8859-2', label: 'ISO 8859-2', alphabets: CENTRAL },
  { name: 'windows-1254', label: 'Windows Turkish', alphabets: TURKISH },
  { name: 'windows-1257', label: 'Windows Baltic', alphabets: BALTIC },
  { name: 'windows-1251', label: 'Windows Cyrillic', alphabets: CYRILLIC },
  { name: 'koi8-u', label: 'KOI8', alphabets: CYRILLIC },
  { name: 'ibm866', label: 'DOS Cyrillic', alphabets: CYRILLIC },
  { name: 'x-mac-cyrillic', label: 'Mac Cyrillic', alphabets: CYRILLIC },
  { name: 'windows-1253', label: 'Windows Greek', alphabets: GREEK },
]
