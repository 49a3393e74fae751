// What the pages of `npm run curate` share. Everything from a record or a file is set as text.

/**
 * The element of an id, which the page has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function at(id) {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element ${id}`)
  return found
}

/**
 * An element with texts and elements in it.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {...(string | Node)} children
 */
export function element(name, ...children) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

/**
 * Says what became of what was done.
 * @param {string} text
 */
export function say(text, isWrong = false) {
  at('status').textContent = text
  at('status').className = isWrong ? 'differs' : ''
}

/**
 * Asks the program; with a body, by POST.
 * @param {string} url
 * @param {unknown} [body]
 * @returns {Promise<{ status: number, answer: any }>}
 */
export async function ask(url, body) {
  const isFile = body instanceof Blob
  const type = isFile ? 'application/octet-stream' : 'application/json'
  const post = { method: 'POST', headers: { 'content-type': type }, body: isFile ? body : JSON.stringify(body) }
  const response = await fetch(url, body === undefined ? {} : post)
  return { status: response.status, answer: await response.json() }
}

export const NO_ANSWER = 'The program does not answer. Start it again, then reload this page.'
