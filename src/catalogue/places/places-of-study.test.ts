import { expect, test } from 'vitest'
import { readCitizens } from './citizens.ts'

test.each([
  ['International students pursuing a degree in Greece', 'not stated'],
  ['International applicants admitted to programmes at the University of Iceland', 'not stated'],
  ['Foreign students enrolled in a master’s or PhD at Uzbek universities', 'not stated'],
  ['Graduates applying to universities in the UK, Ireland or South Africa', 'not stated'],
  ['Afghan citizens pursuing studies at the University of Tehran and other Iranian universities', ['AF']],
  ['Nationals of Zambia or Malawi admitted to universities in the UK, Ireland or South Africa', ['ZM', 'MW']],
  ['Citizens from African and Asian countries applying to Indian universities', ['@africa', '@asia']],
  ['Self-financed international students in South Korea', 'not stated'],
  ['International students with the equivalent of a British first', 'not stated'],
  ['Degree holders with an interest in China studies', 'not stated'],
  ['Women in Kenya', ['KE']],
  ['International students from countries in Africa', ['@africa']],
  ['Applying students from Kenya', ['KE']],
  ['University students from Kenya, Ghana', ['KE', 'GH']],
  ['University students of Kenya', ['KE']],
  ['Students admitted to a university who are Kenyan citizens', ['KE']],
  ['Citizens of countries with a treaty with Japan, studying in Japan', 'not stated'],
  ['MBA students at a US school; US citizens are not eligible', 'not stated'],
])('where one studies makes nobody a citizen: "%s" is for %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['Lebanese and international students applying for a degree', ['LB', 'others']],
  ['Canadian citizens and international students admitted to a programme', ['CA', 'others']],
  ['Students from Jordan and neighbouring countries pursuing a degree', ['JO', 'others']],
])('who else may apply keeps a list open: "%s" is for %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})
