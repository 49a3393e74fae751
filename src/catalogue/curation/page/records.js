// One record a screen, one key an action.
import { ask, at, element, NO_ANSWER, say } from './elements.js'

/**
 * @typedef {{ id: string, says: string, at: number }} Report
 * @typedef {{ state: string, detail: string, stateSince: number, changedAt: number | null, news: string[] }} Watched
 * @typedef {{ id: string, mark: string, cells: Record<string, string>, reports: Report[], page: Watched | null }} Shown
 */

/** @type {Record<string, string>} */
const FACTS = {
  funder: 'Funder',
  rounds: 'Rounds',
  deadline: 'Deadline',
  open_all_year: 'Open all year',
  by_programme: 'By programme',
  status: 'Status',
  amount: 'Amount',
  coverage: 'Coverage',
  levels: 'Levels',
  citizenship: 'Citizens of',
  residence: 'Living in',
  eligibility: 'Who may apply',
  applicationProcess: 'How to apply',
  link: 'Link',
  source: 'Source',
  checked: 'Facts from',
  verified: 'Verified since',
}
const EDITABLE = 'name amount coverage levels citizenship residence deadline rounds link source'.split(' ')
const ROUND = { opens: 'Opens', closes: 'Closes', results: 'Results', source: 'Page that states it' }

/** @type {{ id: string, saves: number }[]} */
let queue = []
let place = 0
/** @type {Shown | undefined} */
let shown
let busy = false
/** @type {(said: Record<string, string>) => unknown} */
let onSubmit = () => undefined
const form = /** @type {HTMLFormElement} */ (at('form'))
const link = /** @type {HTMLAnchorElement} */ (at('open'))

/** @param {number} time */
const dayOf = (time) => new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/**
 * @param {string} name
 * @param {string} text
 */
function textOf(name, text) {
  if (name !== 'rounds' || text === '') return text
  return JSON.parse(text)
    .map((/** @type {object} */ round) =>
      Object.entries(round)
        .filter(([, value]) => value !== null)
        .map(([key, value]) => `${key} ${[value].flat().join(' to ')}`)
        .join(', '),
    )
    .join('\n')
}

/** What asks for this look: a changed page, a link that leads nowhere, reports. */
function alerts() {
  const { page = null, reports = [] } = shown ?? {}
  const lines = reports.map(({ says, at: time }) => element('p', element('strong', `Reported ${dayOf(time)}: `), says))
  if (page && page.state !== 'fine') {
    lines.push(
      element('p', element('strong', `Its link is ${page.state} since ${dayOf(page.stateSince)}: `), page.detail),
    )
  }
  if (page && page.changedAt !== null) {
    lines.push(
      element(
        'p',
        element('strong', `Its page changed, seen ${dayOf(page.changedAt)}. New there: `),
        page.news.join(' · ') || 'some sentences are gone',
      ),
    )
  }
  return lines
}

/** @param {string[]} differs */
function draw(differs = []) {
  if (!shown) return
  const { cells, id, reports } = shown
  at('name').textContent = cells['name'] ?? ''
  at('about').textContent = id
  link.href = cells['link'] ?? ''
  at('alerts').replaceChildren(...alerts())
  at('answer').hidden = reports.length === 0
  at('facts').replaceChildren(
    ...Object.entries(FACTS).flatMap(([name, label]) => {
      const cell = cells[name]
      if (!cell || cell === 'no') return []
      const value = element('dd', textOf(name, cell))
      if (differs.includes(name)) value.className = 'differs'
      return [element('dt', label), value]
    }),
  )
  close()
  const saves = queue[place]?.saves ?? 0
  at('progress').textContent =
    `${place + 1} of ${queue.length}${saves > 0 ? `, saved by ${saves} ${saves === 1 ? 'person' : 'people'}` : ''}`
  at('main').focus()
  scrollTo(0, 0)
}

/** @param {string} id */
async function load(id) {
  const { status, answer } = await ask(`/records/${id}`)
  if (status !== 200) return false
  shown = answer
  draw()
  return true
}

async function next() {
  for (place += 1; place < queue.length; place += 1) if (await load(queue[place]?.id ?? '')) return
  shown = undefined
  at('main').replaceChildren()
  at('answer').hidden = true
  at('progress').textContent = 'The queue is done.'
}

/**
 * Does one thing at a time.
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  if (busy) return
  busy = true
  try {
    await work()
  } catch {
    say(`As far as is known, nothing was written. ${NO_ANSWER}`, true)
  } finally {
    busy = false
  }
}

/**
 * @param {object} edit
 * @param {string} done
 */
const write = (edit, done) =>
  alone(async () => {
    if (!shown) return
    const { status, answer } = await ask(`/records/${shown.id}`, { mark: shown.mark, edit })
    if (status === 200) {
      say(`${shown.cells['name']}: ${done}`)
      await next()
    } else if (status === 409) {
      shown = answer.now
      draw(answer.differs)
      say('Nothing was written: this record has changed meanwhile. It is shown as it is now; judge it again.', true)
    } else if (status === 422) {
      const faults = /** @type {{ column: string, value: string, reason: string }[]} */ (answer.faults)
      say(faults.map(({ column, value, reason }) => `${column} ${value}: ${reason}`).join('. '), true)
    } else say(answer.problem ?? 'Nothing was written: it is no longer listed.', true)
  })

/** @param {Record<string, string>} said */
const closeReport = (said) =>
  alone(async () => {
    const [report] = shown?.reports ?? []
    if (!shown || !report) return
    const { status, answer } = await ask(`/reports/${report.id}`, { answer: said['answer'] })
    if (status !== 200) return say(answer.problem, true)
    await load(shown.id)
    say('Answered. It stands on the page of the scholarship.')
  })

function close() {
  form.hidden = true
  at('facts').hidden = false
}

/**
 * @param {Record<string, string>} fields
 * @param {Record<string, string>} values
 * @param {(said: Record<string, string>) => unknown} submit
 */
function askFor(fields, values, submit) {
  const inputs = Object.entries(fields).map(([name, label]) => {
    const input = element('textarea')
    input.name = name
    input.rows = name === 'rounds' ? 4 : 1
    input.value = values[name] ?? ''
    return element('label', label, input)
  })
  form.replaceChildren(...inputs, element('button', 'Write (Ctrl+Enter). Esc: back'))
  onSubmit = submit
  form.hidden = false
  at('facts').hidden = true
  form.querySelector('textarea')?.focus()
}

/** @type {Record<string, () => unknown>} */
const ACTIONS = {
  true: () => write({ action: 'still true' }, 'still true'),
  end: () => confirm(`Has "${shown?.cells['name']}" ended?`) && write({ action: 'ended' }, 'ended'),
  skip: () => shown && !busy && next(),
  open: () => link.click(),
  import: () => location.assign('/import'),
  answer: () => shown?.reports.length && askFor({ answer: 'Your answer, for everybody to read' }, {}, closeReport),
  change: () => {
    if (!shown) return
    const { cells } = shown
    askFor(Object.fromEntries(EDITABLE.map((name) => [name, FACTS[name] ?? 'Name'])), cells, (said) => {
      const changed = Object.fromEntries(Object.entries(said).filter(([name, text]) => text !== cells[name]))
      return write({ action: 'changed', cells: changed }, 'changed')
    })
  },
  renew: () => shown && askFor(ROUND, {}, (said) => write({ action: 'renewed', ...said }, 'has a new round')),
}
/** @type {Record<string, string>} */
const KEYS = { t: 'true', c: 'change', r: 'renew', e: 'end', a: 'answer', s: 'skip', o: 'open', i: 'import' }

for (const [name, act] of Object.entries(ACTIONS)) {
  if (name !== 'open' && name !== 'import') at(name).addEventListener('click', act)
}
form.addEventListener('submit', (event) => {
  event.preventDefault()
  onSubmit(
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
  )
})
addEventListener('keydown', (event) => {
  const action = KEYS[event.key]
  if (event.key === 'Escape') {
    close()
    at('main').focus()
  } else if (event.target instanceof HTMLTextAreaElement) {
    if (event.key === 'Enter' && event.ctrlKey) form.requestSubmit()
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && action) {
    event.preventDefault()
    ACTIONS[action]?.()
  }
})

queue = (await ask('/queue')).answer
place = -1
await next()
