// A file: its columns, its rows, what would change; then it is written.
import { ask, at, element, NO_ANSWER, say } from './elements.js'
import { FACTS } from './facts.js'

/**
 * @typedef {{ columns: Record<string, string[]>, values: Record<string, string | string[]> }} Mapping
 * @typedef {{ id: string, name: string, fields: string[] | null }} Change
 * @typedef {{
 *   rows: number, imported: number, merged: number, refused: number, unreadable: number,
 *   columns: { name: string, values: string[] }[], mapping: Mapping | null, report: string[], changes: Change[],
 *   counts: { added: number, changed: number, unchanged: number }, hasFaults: boolean, mark: string
 * }} Judgement
 */

const file = /** @type {HTMLInputElement} */ (at('file'))
const skip = /** @type {HTMLInputElement} */ (at('skip'))
const write = /** @type {HTMLButtonElement} */ (at('write'))

/** What a list of one funder often leaves out. */
const FOR_ALL = ['funder', 'link', 'countries', 'citizenship', 'levels', 'source']
/** @type {string[]} */
const targets = (await ask('/import/targets')).answer
/**
 * What the columns are read by where somebody has changed it; otherwise it is guessed.
 * @type {Mapping | null}
 */
let mapping = null
/** @type {Judgement | undefined} */
let judgement
/** Only the answer to what was asked last counts. */
let asked = 0

const choice = () => ({ mapping, skipErrors: skip.checked })
/** @param {number} count @param {string} one */
const counted = (count, one) => `${count.toLocaleString('en-GB')} ${count === 1 ? one : `${one}s`}`

/** @param {File | undefined} chosen */
async function take(chosen) {
  if (!chosen) return
  mapping = null
  skip.checked = false
  // What is judged there is another file.
  at('judged').hidden = true
  at('chosen').textContent = chosen.name
  await attempt('Reading it …', async (isLast) => {
    const { status, answer } = await ask(`/import/file?name=${encodeURIComponent(chosen.name)}`, chosen)
    if (!isLast()) return
    if (status !== 200) return refuse(answer.problem)
    await judge(isLast)
  })
}

/** @param {() => boolean} isLast */
async function judge(isLast) {
  const { status, answer } = await ask('/import/judge', choice())
  if (!isLast()) return
  if (status !== 200) return refuse(answer.problem)
  judgement = answer
  draw(answer)
  say(
    answer.hasFaults && !skip.checked
      ? 'It has rows with faults. Nothing can be written as it is.'
      : 'It can be written.',
  )
}

/** @param {string} problem */
function refuse(problem) {
  judgement = undefined
  write.disabled = true
  say(problem, true)
}

/**
 * @param {string} meanwhile
 * @param {(isLast: () => boolean) => Promise<void>} work
 */
async function attempt(meanwhile, work) {
  asked += 1
  const number = asked
  write.disabled = true
  say(meanwhile)
  try {
    await work(() => number === asked)
  } catch {
    refuse(`As far as is known, nothing was written. ${NO_ANSWER}`)
  }
}

/** @param {Judgement} judged */
function draw(judged) {
  at('judged').hidden = false
  const { rows, imported, merged, refused, counts, changes } = judged
  at('own').hidden = judged.mapping !== null
  at('table').hidden = judged.mapping === null
  // Drawn once for a file, so that whoever chooses keeps their place.
  at('for-all').hidden = judged.mapping === null
  if (mapping === null) {
    at('table').replaceChildren(...(judged.mapping ? [columnTable(judged.columns, judged.mapping)] : []))
    at('values').replaceChildren(...(judged.mapping ? valueFields(judged.mapping) : []))
  }
  at('counts').textContent =
    `${counted(rows, 'row')}: ${imported} would be imported, ${merged} ${merged === 1 ? 'is' : 'are'} merged into others, ${refused} ${refused === 1 ? 'has' : 'have'} faults.`
  at('report').replaceChildren(...judged.report.map((line) => element('li', line)))
  at('sums').textContent = `${counts.added} new, ${counts.changed} changed, ${counts.unchanged} unchanged.`
  const rest = counts.added + counts.changed - changes.length
  at('changes').replaceChildren(
    ...changes.map(({ name, fields }) =>
      element('li', element('strong', name), fields ? `: ${fields.join(', ')}` : ': new'),
    ),
    ...(rest > 0 ? [element('li', `and ${rest} more`)] : []),
  )
  write.disabled = (judged.hasFaults && !skip.checked) || counts.added + counts.changed === 0
}

/**
 * @param {Judgement['columns']} columns
 * @param {Mapping} read
 */
function columnTable(columns, read) {
  const head = element('tr', ...['Column', 'Holds, for example', 'Is read as'].map((text) => element('th', text)))
  const body = columns.map(({ name, values }) => {
    const held = read.columns[name] ?? []
    const select = element('select')
    // A column may hold several: these stay together unless another is chosen.
    const whole = held.join(' + ')
    const options = [...new Set(['', ...(held.length > 1 ? [whole] : []), ...targets])]
    select.append(...options.map((option) => new Option(option === '' ? '(not read)' : option, option)))
    select.value = whole
    select.setAttribute('aria-label', `${name} is read as`)
    select.addEventListener('change', () => {
      const chosen = select.value === '' ? [] : select.value.split(' + ')
      readAs(read, (known) => ({ ...known, columns: { ...known.columns, [name]: chosen } }))
    })
    const header = element('th', name)
    header.scope = 'row'
    return element('tr', header, element('td', values.join(' · ')), element('td', select))
  })
  return element('table', element('thead', head), element('tbody', ...body))
}

/**
 * Has the file read in another way than until now, or than was guessed.
 * @param {Mapping} guessed
 * @param {(known: Mapping) => Mapping} change
 */
function readAs(guessed, change) {
  mapping = change(mapping ?? guessed)
  void attempt('Checking it again …', judge)
}

/** @param {Mapping} read */
function valueFields(read) {
  return FOR_ALL.map((target) => {
    const input = element('input')
    input.value = [read.values[target] ?? ''].flat().join(', ')
    input.addEventListener('change', () =>
      readAs(read, (known) => {
        const { [target]: _before, ...others } = known.values
        const said = input.value.trim()
        return { ...known, values: said === '' ? others : { ...others, [target]: said } }
      }),
    )
    return element('label', FACTS[target] ?? target, input)
  })
}

file.addEventListener('change', () => void take(file.files?.[0]))
skip.addEventListener('change', () => void attempt('Checking it again …', judge))
const drop = at('drop')
for (const kind of ['dragover', 'dragleave', 'drop']) {
  drop.addEventListener(kind, (event) => {
    event.preventDefault()
    drop.classList.toggle('over', kind === 'dragover')
  })
}
drop.addEventListener('drop', ({ dataTransfer }) => void take(dataTransfer?.files[0]))
// How columns are read, and what holds for all rows, is lost with the page.
addEventListener('beforeunload', (event) => {
  if (mapping !== null && !at('judged').hidden) event.preventDefault()
})
// Beside the field, a browser would open the file in place of this page.
for (const kind of ['dragover', 'drop']) addEventListener(kind, (event) => event.preventDefault())
write.addEventListener('click', () => {
  const mark = judgement?.mark
  void attempt('Writing it …', async (isLast) => {
    const { status, answer } = await ask('/import/write', { ...choice(), mark })
    if (status === 200) {
      const { added, changed, unchanged } = answer.outcome
      judgement = undefined
      say(`Written: ${added} added, ${changed} changed, ${unchanged} unchanged.`)
      at('judged').hidden = true
      at('chosen').textContent = 'Choose another file, or drop it here'
      file.value = ''
      file.focus()
    } else if (status === 409) {
      await judge(isLast)
      say('Nothing was written: the catalogue has changed meanwhile. Look at what would change now.', true)
    } else refuse(answer.problem ?? 'Nothing was written: rows have faults.')
  })
})
