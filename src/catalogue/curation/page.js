// The page of `npm run curate`: one record a screen, one key an action. Everything from a record is set as text.
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

const at = (id) => document.getElementById(id)
let queue = []
let place = 0
let shown
let busy = false
let onSubmit

const say = (text, isWrong = false) => {
  at('status').textContent = text
  at('status').className = isWrong ? 'differs' : ''
}

async function ask(url, body) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(url, body && post)
  return { status: response.status, answer: await response.json() }
}

const textOf = (name, text) => {
  if (name !== 'rounds' || text === '') return text
  return JSON.parse(text)
    .map((round) =>
      Object.entries(round)
        .filter(([, value]) => value !== null)
        .map(([key, value]) => `${key} ${[value].flat().join(' to ')}`)
        .join(', '),
    )
    .join('\n')
}

function draw(differs = []) {
  const { cells, id } = shown
  at('name').textContent = cells.name
  at('about').textContent = id
  at('open').href = cells.link
  at('facts').replaceChildren(
    ...Object.entries(FACTS).flatMap(([name, label]) => {
      if (!cells[name] || cells[name] === 'no') return []
      const [term, value] = [document.createElement('dt'), document.createElement('dd')]
      term.textContent = label
      value.textContent = textOf(name, cells[name])
      if (differs.includes(name)) value.className = 'differs'
      return [term, value]
    }),
  )
  close()
  const saves = queue[place]?.saves ?? 0
  at('progress').textContent =
    `${place + 1} of ${queue.length}${saves > 0 ? `, saved by ${saves} ${saves === 1 ? 'person' : 'people'}` : ''}`
  at('main').focus()
  scrollTo(0, 0)
}

async function next() {
  for (place += 1; place < queue.length; place += 1) {
    const { status, answer } = await ask(`/records/${queue[place].id}`)
    if (status !== 200) continue
    shown = answer
    return draw()
  }
  shown = undefined
  at('main').replaceChildren()
  at('progress').textContent = 'The queue is done.'
}

async function write(edit, done) {
  if (!shown || busy) return
  busy = true
  try {
    const { status, answer } = await ask(`/records/${shown.id}`, { mark: shown.mark, edit })
    if (status === 200) {
      say(`${shown.cells.name}: ${done}`)
      await next()
    } else if (status === 409) {
      shown = answer.now
      draw(answer.differs)
      say('Nothing was written: this record has changed meanwhile. It is shown as it is now; judge it again.', true)
    } else if (status === 422) {
      say(answer.faults.map(({ column, value, reason }) => `${column} ${value}: ${reason}`).join('. '), true)
    } else say(answer.problem ?? 'Nothing was written: it is no longer listed.', true)
  } catch {
    say(
      'Nothing was written, as far as is known: the program does not answer. Start it again, and load this page.',
      true,
    )
  } finally {
    busy = false
  }
}

function close() {
  at('form').hidden = true
  at('facts').hidden = false
}

function askFor(fields, values, submit) {
  const form = at('form')
  const inputs = Object.entries(fields).map(([name, label]) => {
    const [box, input] = [document.createElement('label'), document.createElement('textarea')]
    input.name = name
    input.rows = name === 'rounds' ? 4 : 1
    input.value = values[name] ?? ''
    box.append(label, input)
    return box
  })
  const send = document.createElement('button')
  send.textContent = 'Write (Ctrl+Enter). Esc: back'
  form.replaceChildren(...inputs, send)
  onSubmit = submit
  form.hidden = false
  at('facts').hidden = true
  form.querySelector('textarea').focus()
}

const ACTIONS = {
  true: () => write({ action: 'still true' }, 'still true'),
  end: () => confirm(`Has "${shown?.cells.name}" ended?`) && write({ action: 'ended' }, 'ended'),
  skip: () => shown && !busy && next(),
  open: () => at('open').click(),
  change: () =>
    shown &&
    askFor(Object.fromEntries(EDITABLE.map((name) => [name, FACTS[name] ?? 'Name'])), shown.cells, (said) => {
      const cells = Object.fromEntries(Object.entries(said).filter(([name, text]) => text !== shown.cells[name]))
      return write({ action: 'changed', cells }, 'changed')
    }),
  renew: () => shown && askFor(ROUND, {}, (said) => write({ action: 'renewed', ...said }, 'has a new round')),
}
const KEYS = { t: 'true', c: 'change', r: 'renew', e: 'end', s: 'skip', o: 'open' }

for (const name of Object.keys(ACTIONS)) if (name !== 'open') at(name).addEventListener('click', ACTIONS[name])
at('form').addEventListener('submit', (event) => {
  event.preventDefault()
  onSubmit(Object.fromEntries(new FormData(at('form'))))
})
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    close()
    at('main').focus()
  } else if (event.target instanceof HTMLTextAreaElement) {
    if (event.key === 'Enter' && event.ctrlKey) at('form').requestSubmit()
  } else if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && KEYS[event.key]) {
    event.preventDefault()
    ACTIONS[KEYS[event.key]]()
  }
})

queue = (await ask('/queue')).answer
place = -1
await next()
