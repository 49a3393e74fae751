// The form in which facts are written. Nothing that was typed is lost unsaid.
import { at, element, say } from './elements.js'
import { HINTS } from './facts.js'

/** @typedef {{ column: string, value: string, reason: string }} Fault */

const form = /** @type {HTMLFormElement} */ (at('form'))
/** @type {(said: Record<string, string>) => unknown} */
let onSubmit = () => undefined

const fields = () => [...form.querySelectorAll('textarea')]
const isTouched = () => !form.hidden && fields().some((field) => field.value !== field.defaultValue)

/** Hides the form, and what was typed with it. */
export function close() {
  form.hidden = true
  form.replaceChildren()
  at('facts').hidden = false
  at('actions').hidden = false
}

/** The same, for whoever wants it to. */
export function leave() {
  if (isTouched() && !confirm('Throw away what you typed?')) return
  close()
  say('')
  at('main').focus()
}

/** @param {string} name @param {string} label @param {string} value */
function fieldOf(name, label, value) {
  const field = element('textarea')
  field.name = name
  field.defaultValue = value
  field.rows = value.split('\n').length
  const hint = element('small', HINTS[name] ?? '')
  hint.id = `${name}-hint`
  field.setAttribute('aria-describedby', hint.id)
  const labelled = element('label', element('span', label), field)
  const whole = element('div', labelled, hint)
  whole.className = 'field'
  return whole
}

/**
 * Asks for some fields. What is not stated of many can be opened.
 * @param {Record<string, string>} labels
 * @param {Record<string, string>} values
 * @param {(said: Record<string, string>) => unknown} submit
 */
export function askFor(labels, values, submit, verb = 'Write (Ctrl+Enter)') {
  const all = Object.entries(labels).map(([name, label]) => fieldOf(name, label, values[name] ?? ''))
  const isFilled = (/** @type {Element} */ one) => one.querySelector('textarea')?.defaultValue !== ''
  const [filled, empty] = [all.filter(isFilled), all.filter((one) => !isFilled(one))]
  const rest = element('details', element('summary', `What is not stated (${empty.length})`), ...empty)
  const send = element('button', verb)
  const back = element('button', 'Back (Esc)')
  back.type = 'button'
  back.addEventListener('click', leave)
  const wrong = element('p')
  wrong.id = 'wrong'
  wrong.className = 'differs'
  const buttons = element('div', send, back)
  buttons.className = 'buttons'
  form.replaceChildren(...filled, ...(filled.length > 0 && empty.length > 0 ? [rest] : empty), wrong, buttons)
  onSubmit = submit
  form.hidden = false
  at('facts').hidden = true
  at('actions').hidden = true
  say('')
  fields()[0]?.focus()
}

/**
 * With the part of a field that it is about: "basis is none of …".
 * @param {Fault} fault
 */
const reasonOf = ({ column, reason }) =>
  [
    ...column
      .split('.')
      .slice(1)
      .filter((part) => !/^\d+$/.test(part)),
    reason,
  ].join(' ')

/**
 * Says below each field what is wrong with it, and leads to the first.
 * @param {readonly Fault[]} faults
 * @param {Readonly<Record<string, string>>} labels for faults of what the form has no field for
 */
export function showFaults(faults, labels) {
  for (const field of fields()) {
    const own = faults.filter(({ column }) => column.split('.')[0] === field.name).map(reasonOf)
    const hint = at(`${field.name}-hint`)
    hint.textContent = [...new Set(own), HINTS[field.name]].filter(Boolean).join('. ')
    hint.className = own.length > 0 ? 'differs' : ''
    field.setAttribute('aria-invalid', String(own.length > 0))
  }
  const known = fields().map(({ name }) => name)
  const others = faults.filter(({ column }) => !known.includes(column.split('.')[0] ?? ''))
  const text = others
    .map(({ column, reason }) => [labels[column] ?? column, reason].filter(Boolean).join(': '))
    .join('. ')
  if (form.hidden) return say(text, true)
  at('wrong').textContent = text
  say(`${faults.length === 1 ? 'One thing' : `${faults.length} things`} to put right.`, true)
  const first = form.querySelector('[aria-invalid="true"]')
  if (first instanceof HTMLElement) {
    const hidden = first.closest('details')
    if (hidden) hidden.open = true
    first.focus()
  } else at('wrong').scrollIntoView({ block: 'center' })
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  onSubmit(Object.fromEntries(fields().map(({ name, value }) => [name, value])))
})
addEventListener('beforeunload', (event) => {
  if (isTouched()) event.preventDefault()
})
addEventListener('keydown', (event) => {
  if (form.hidden) return
  if (event.key === 'Escape') leave()
  else if (event.key === 'Enter' && (event.ctrlKey || fields()[0]?.name === 'find')) {
    event.preventDefault()
    form.requestSubmit()
  }
})
