import { expect, test } from 'vitest'
import { RECORD_LIMITS, LIMITS } from '#catalogue/limits.ts'
import { readProjectFile } from '#test/source-files.ts'

test('the table of limits in the documentation is the one in the code, in its order', () => {
  const [, after = ''] = readProjectFile('docs/catalogue.md').split('\n## Limits\n')
  const [section = ''] = after.split('\n## ')
  const told = [...section.matchAll(/^\|[^|]+\|([^|]*\d[^|]*)\|/gm)].flatMap(([, most = '']) =>
    [...most.matchAll(/([\d,]+)( MB)?/g)].map(
      ([, figure = '', mega]) => Number(figure.replaceAll(',', '')) * (mega === undefined ? 1 : 1e6),
    ),
  )
  expect(told).toEqual([...Object.values(LIMITS), ...Object.values(RECORD_LIMITS)])
})
