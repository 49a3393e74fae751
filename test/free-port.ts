export { freePort } from '../scripts/postgres.mjs'
