// Plain JavaScript, because it runs on the system's own Node.
import { randomInt } from 'node:crypto'

const PROVIDERS = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET']
/** Without those that are taken for each other. Twelve of them cannot be guessed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4

/**
 * The setting that opens the development sign-in, with a new code, where no provider is set up. Only the start scripts
 * make one: a server that runs as a service has none.
 */
export function developmentSignIn(environment = process.env) {
  const isSet = (name) => (environment[name] ?? '').trim() !== ''
  return [...PROVIDERS, 'DEVELOPMENT_SIGN_IN'].some(isSet) ? {} : { DEVELOPMENT_SIGN_IN: makeCode() }
}

function makeCode() {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
