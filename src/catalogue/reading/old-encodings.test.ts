import { describe, expect, test } from 'vitest'
import { OLD_ENCODINGS, createWordSample } from './decode-file.ts'

/** The bytes of a text in an encoding of one byte a letter. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from(Array.from(text, (letter) => bytes.get(letter) ?? 63))
}

function guess(bytes: Buffer): string | undefined {
  const words = createWordSample()
  words.add(bytes)
  return words.guess()?.name
}

const FRENCH =
  "Nom;Bailleur;Pays\nBourse d’été de la Côte;Université de Montréal;Canada\nAide à l'étudiant français;Fondation Forêt;Suisse\n"
const SPANISH =
  'Nombre;Entidad;País\nBeca de investigación;Fundación Niño;España\nAyudas para jóvenes;Compañía Única de Málaga;Perú\n'
const GERMAN =
  'Name;Träger;Land\nFörderung für Studierende;Stiftung Ähre;Österreich\nBücherstipendium;Universität Köln;Großbritannien\n'
const MIXED =
  'Name;Funder\nBourse d’été;Université Laval\nBeca Año;Compañía\nFörderung;Universität Köln\nBolsa de Estudos;Fundação São João\nStöd;Göteborgs Universitet\nStøtte;Københavns Universitet\n'
const TEXTS: readonly (readonly [string, string])[] = [
  ['French', FRENCH],
  ['Spanish', SPANISH],
  ['German', GERMAN],
  ['many languages', MIXED],
]

describe('the western languages', () => {
  test.each(TEXTS)('%s in Windows Latin', (_, text) => {
    expect(guess(encode(text, 'windows-1252'))).toBe('windows-1252')
  })
  test.each(TEXTS)('%s as Excel on a Macintosh saves it', (_, text) => {
    expect(guess(encode(text, 'macintosh'))).toBe('macintosh')
    expect(guess(encode(text.replaceAll('\n', '\r'), 'macintosh'))).toBe('macintosh')
  })
  test('one word is enough for either', () => {
    expect(guess(encode('Universität', 'windows-1252'))).toBe('windows-1252')
    expect(guess(encode('Universität', 'macintosh'))).toBe('macintosh')
    // Alone, Köln may be the "Kšln" of a Windows program; lines that end in CR say that it is none.
    expect(guess(encode('Name\rKöln\r', 'macintosh'))).toBe('macintosh')
  })
  test('signs that are no letters', () => {
    const signs = '“The Golden” Award – up to £500 • 5 °C © 2027 Brand™ the student’s 1ª'
    expect(guess(encode(signs, 'windows-1252'))).toBe('windows-1252')
  })
})

describe('other languages', () => {
  test.each([
    ['Polish', 'windows-1250', 'Stypendium Łódzkie;Miasto Łódź\nŚląska Fundacja Młodzieży;Uniwersytet Jagielloński\n'],
    ['Polish', 'iso-8859-2', 'Stypendium Łódzkie;Miasto Łódź\nŚląska Fundacja Młodzieży;Uniwersytet Jagielloński\n'],
    [
      'Czech',
      'windows-1250',
      'Příspěvek pro studenty;Nadace věda\nSoutěž mladých vědců;Univerzita Karlova v Praze, přihláška\n',
    ],
    [
      'Hungarian',
      'windows-1250',
      'Felsőoktatási ösztöndíj;Külföldi hallgatók\nÖsztöndíjpályázat fiatal kutatóknak;Műszaki Egyetem, határidő, gyűjtés\n',
    ],
    [
      'Turkish',
      'windows-1254',
      'Yükseköğretim öğrencileri için başvuru;Türkiye Eğitim Vakfı\nİstanbul Üniversitesi bursu, yurtdışı;ŞIRNAK\n',
    ],
    [
      'Lithuanian',
      'windows-1257',
      'Stipendija už mokslą;Švietimo fondas\nUžsienio studentų parama, ministerija, žiūrėti;Vilniaus universitetas, čia\n',
    ],
    [
      'Russian',
      'windows-1251',
      'Стипендия Правительства;Фонд развития\nГрант для молодых учёных;Московский университет\n',
    ],
    ['Russian', 'koi8-u', 'Стипендия Правительства;Фонд развития\nГрант для молодых учёных;Московский университет\n'],
    ['Russian', 'ibm866', 'Стипендия Правительства;Фонд развития\nГрант для молодых учёных;Московский университет\n'],
    [
      'Ukrainian',
      'windows-1251',
      'Стипендія для студентів;Фонд «Освіта»\nҐрант їхньої єдиної мрії;Київський університет\n',
    ],
    ['Greek', 'windows-1253', 'Υποτροφία για φοιτητές;Ίδρυμα Ωνάση\nΠρόγραμμα σπουδών;Πανεπιστήμιο Αθηνών\n'],
  ])('%s in %s', (_, encoding, text) => {
    expect(guess(encode(text, encoding))).toBe(encoding)
  })

  test.each([
    ['Hebrew', encode('מלגה לסטודנטים;האוניברסיטה העברית\nקרן למדע;תל אביב ירושלים חיפה\n', 'windows-1255')],
    ['Arabic', encode('منحة دراسية;الجامعة الأمريكية\nبرنامج المنح للطلاب;وزارة التعليم العالي\n', 'windows-1256')],
    ['Thai', encode('ทุนการศึกษา;มหาวิทยาลัย\nทุนรัฐบาล;กระทรวงศึกษาธิการ\n', 'windows-874')],
    ['Chinese', Buffer.from('d6d0b9fad5feb8aebdb1d1a7bdf02cb9fabcd2c1f4d1a7bbf9bdf0ceaf', 'hex')],
    ['Japanese', Buffer.from('8fa78a77 8bE02c 93fa967b8a77 90b6 8ex'.replaceAll(' ', '').slice(0, 30), 'hex')],
    // é is 82 there, ñ is A4: "CSV (MS-DOS)".
    ['French of DOS, at the ends of words', Buffer.from('Universit\u0082 d\u0082t\u0082;\u0082cole\n', 'latin1')],
    [
      'Spanish of DOS',
      Buffer.from('Fundaci\u00a2n Ni\u00a4o;Beca de investigaci\u00a2n;Compa\u00a4\u00a1a\n', 'latin1'),
    ],
    ['French of DOS', Buffer.from('Universit\u0082 de Montr\u0082al;Bourse d\u0082t\u0082;\u0082cole\n', 'latin1')],
  ])('%s is taken for no alphabet that it is not', (_, bytes) => {
    expect(guess(bytes)).toBeUndefined()
  })
})

test('each encoding is one that texts can be decoded from', () => {
  for (const { name } of OLD_ENCODINGS) expect(new TextDecoder(name).encoding).toBe(name)
})
