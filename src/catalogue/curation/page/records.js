// One record a screen, one key an action.
import { ask, at, element, NO_ANSWER, say } from './elements.js'
import { DATES, FACTS, textOf } from './facts.js'
import { askFor, close, showFaults } from './form.js'

/**
 * @typedef {{ id: string, says: string, at: number }} Report
 * @typedef {{ state: string, detail: string, stateSince: number, changedAt: number | null, news: string[] }} Watched
 * @typedef {{ id: string, mark: string, cells: Record<string, string>, reports: Report[], page: Watched | null }} Shown
 * @typedef {{ id: string, name: string, place: number, undo: { mark: string, edit: object } }} Done
 */

const ROUND = { opens: 'Opens', closes: 'Closes', results: 'Results', source: 'Page that states it' }
/** What a state of a link says of it. */
const STATES = {
  gone: 'Its link leads nowhere',
  moved: 'Its link leads elsewhere',
  unreachable: 'Its page cannot be reached',
}

/** @type {{ id: string, saves: number }[]} */
let queue = []
let place = -1
/** @type {Shown | undefined} */
let shown
let busy = false
/** @type {Done[]} */
const done = []
const link = /** @type {HTMLAnchorElement} */ (at('open'))

/** @param {number} time */
const dayOf = (time) => new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** What asks for this look: a changed page, a link that leads nowhere, reports. */
function alerts() {
  const { page = null, reports = [] } = shown ?? {}
  const found = reports.map(({ says, at: time }) => [`Reported ${dayOf(time)}: `, says])
  const state = page && Object.entries(STATES).find(([name]) => name === page.state)
  if (page && state) found.push([`${state[1]}, since ${dayOf(page.stateSince)}: `, page.detail])
  if (page && page.changedAt !== null) {
    const news = page.news.join(' · ') || 'some sentences are gone'
    found.push([`Its page changed, seen ${dayOf(page.changedAt)}. New there: `, news])
  }
  return found.map(([title = '', says = '']) => element('p', element('strong', title), says))
}

/** @param {string[]} differs */
function drawFacts(differs = []) {
  const { cells = {} } = shown ?? {}
  at('facts').replaceChildren(
    ...Object.entries({ ...FACTS, ...DATES }).flatMap(([name, label]) => {
      const cell = cells[name]
      if (!cell || cell === 'no' || name === 'name') return []
      const value = element('dd', textOf(name, cell))
      if (differs.includes(name)) value.className = 'differs'
      return [element('dt', label), value]
    }),
  )
}

function draw() {
  if (!shown) return
  const { cells, id, reports } = shown
  at('name').textContent = cells['name'] ?? ''
  at('about').textContent = id
  link.href = cells['link'] ?? ''
  at('alerts').replaceChildren(...alerts())
  at('answer').hidden = reports.length === 0
  at('undo').hidden = done.length === 0
  drawFacts()
  close()
  const turn = queue[place]
  const saves = turn?.saves ? `, saved by ${turn.saves} ${turn.saves === 1 ? 'person' : 'people'}` : ''
  at('progress').textContent = turn?.id === id ? `${place + 1} of ${queue.length}${saves}` : 'Not in the queue’s order'
  at('main').focus()
  scrollTo(0, 0)
}

/**
 * What there is to do with a record is there while one is shown.
 * @param {Shown | undefined} record
 */
function show(record) {
  shown = record
  for (const id of ['true', 'change', 'renew', 'end', 'open', 'skip', 'facts']) at(id).hidden = !record
}

/** @param {string} id */
async function load(id) {
  const { status, answer } = await ask(`/records/${id}`)
  if (status !== 200) return false
  show(answer)
  draw()
  return true
}

async function next() {
  for (place += 1; place < queue.length; place += 1) if (await load(queue[place]?.id ?? '')) return
  close()
  show(undefined)
  for (const id of ['about', 'alerts', 'facts']) at(id).replaceChildren()
  at('name').textContent = 'The queue is done.'
  at('answer').hidden = true
  at('undo').hidden = done.length === 0
  at('progress').textContent = ''
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
 * @param {string} what
 */
const write = (edit, what) =>
  alone(async () => {
    if (!shown) return
    const { id, reports, cells } = shown
    const { status, answer } = await ask(`/records/${id}`, { mark: shown.mark, edit })
    if (status === 200) {
      done.push({ id, name: cells['name'] ?? id, place, undo: answer.undo })
      // A report is closed by an answer alone.
      await (reports.length > 0 ? load(id) : next())
      say(`${cells['name']}: ${what}.${reports.length > 0 ? ' Now answer the report.' : ''}`)
    } else if (status === 409) outdated(answer)
    else if (status === 422) showFaults(answer.faults, FACTS)
    else say(answer.problem ?? 'Nothing was written: it is no longer listed.', true)
  })

/** @param {{ now: Shown, differs: string[] }} answer */
function outdated({ now, differs }) {
  shown = now
  // What was typed stays, above what is there now; only what was changed in it is written.
  if (at('form').hidden) draw()
  drawFacts(differs)
  at('facts').hidden = false
  say('Nothing was written: this record has changed meanwhile. Below it is shown as it is now; judge it again.', true)
}

const undo = () =>
  alone(async () => {
    const last = done.at(-1)
    if (!last) return
    const { status, answer } = await ask(`/records/${last.id}`, last.undo)
    if (status !== 200 && status !== 409) return say(answer.faults?.[0]?.reason ?? answer.problem, true)
    done.pop()
    place = last.place
    await load(last.id)
    if (status === 200) say(`${last.name}: undone. It is as it was.`)
    else say(`${last.name} has changed since then, so nothing was undone. It is shown as it is now.`, true)
  })

/** @param {Record<string, string>} said */
const closeReport = (said) =>
  alone(async () => {
    const [report] = shown?.reports ?? []
    if (!shown || !report) return
    const { status, answer } = await ask(`/reports/${report.id}`, { answer: said['answer'] })
    if (status !== 200) return showFaults([{ column: 'answer', value: '', reason: answer.problem }], {})
    await load(shown.id)
    say('Answered. It stands on the page of the scholarship.')
  })

const find = () =>
  alone(async () => {
    /** @type {{ id: string, name: string }[]} */
    const names = (await ask('/names')).answer
    /** @param {Record<string, string>} said */
    const look = ({ find: text = '' }) => {
      const words = text.trim().toLowerCase().split(/\s+/)
      const exact = names.filter(({ id, name }) => [id, name.toLowerCase()].includes(words.join(' ')))
      const held = names.filter(({ id, name }) => words.every((word) => `${name} ${id}`.toLowerCase().includes(word)))
      const [only, ...others] = exact.length === 1 ? exact : held
      const choice = [only, ...others].flatMap((one) => (one ? [one.name] : [])).slice(0, 9)
      const reason = only ? `${held.length} have it: ${choice.join(' · ')}` : 'None has it'
      if (!only || others.length > 0) return showFaults([{ column: 'find', value: text, reason }], {})
      return alone(async () => {
        // The queue goes on with what was being looked at.
        if (queue[place]?.id === shown?.id) place -= 1
        await load(only.id)
      })
    }
    askFor({ find: 'Words of its name, or its id' }, {}, look, 'Find (Enter)')
  })

/** @type {Record<string, () => unknown>} */
const ACTIONS = {
  true: () => write({ action: 'still true' }, 'still true'),
  end: () => shown && confirm(`Has "${shown.cells['name']}" ended?`) && write({ action: 'ended' }, 'ended'),
  skip: () => shown && alone(next),
  back: () =>
    alone(() => {
      place = Math.max(place - 2, -1)
      return next()
    }),
  find,
  undo,
  open: () => shown && link.click(),
  import: () => location.assign('/import'),
  answer: () => shown?.reports.length && askFor({ answer: 'Your answer, for everybody to read' }, {}, closeReport),
  change: () => {
    if (!shown) return
    const { cells } = shown
    askFor(FACTS, cells, (said) => {
      const changed = Object.fromEntries(Object.entries(said).filter(([name, text]) => text !== cells[name]))
      return write({ action: 'changed', cells: changed }, 'changed')
    })
  },
  renew: () => shown && askFor(ROUND, {}, (said) => write({ action: 'renewed', ...said }, 'has a new round')),
}
/** @type {Record<string, string>} */
const KEYS = {
  t: 'true',
  c: 'change',
  r: 'renew',
  e: 'end',
  a: 'answer',
  s: 'skip',
  b: 'back',
  f: 'find',
  u: 'undo',
  o: 'open',
  i: 'import',
}

for (const [name, act] of Object.entries(ACTIONS)) {
  if (name !== 'open' && name !== 'import') at(name).addEventListener('click', act)
}
addEventListener('keydown', (event) => {
  const action = KEYS[event.key.toLowerCase()]
  const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.repeat
  if (!action || isCombined || !at('form').hidden) return
  event.preventDefault()
  ACTIONS[action]?.()
})

queue = (await ask('/queue')).answer
await next()
