import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { LEFT_ACCOUNT_DAYS } from '#contract/limits.ts'
import { readProjectFile, ROOT } from './source-files.ts'

test('a service whose database comes later is started until it is there', () => {
  const [unit] = readProjectFile('deploy/scholarship-finder@.service').split('[Service]')
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
})

test('no address may take all of a proxy, nor may what was taken over of it work as root', () => {
  // What the proxies make of these lines is tried by deploy/try.sh.
  const [nginx, haproxy] = [readProjectFile('deploy/nginx.conf'), readProjectFile('deploy/haproxy.cfg')]
  expect(nginx).toMatch(/^ {4}limit_conn visitors 1000;$/m)
  expect(haproxy).toMatch(/^ {2}tcp-request connection reject if \{ sc0_conn_cur gt 1000 \}$/m)
  expect(haproxy).toMatch(/^ {2}user haproxy\n {2}group haproxy\n {2}chroot /m)
})

test('neither proxy writes down the address of a request, which may hold an e-mail', () => {
  const [, requests = ''] = readProjectFile('deploy/nginx.conf').split(/^http \{$/m)
  expect(requests).toMatch(/^ {2}access_log off;\n {2}error_log \S+ emerg;$/m)
  expect(readProjectFile('deploy/haproxy.cfg')).toMatch(/^ {2}no log$/m)
})

test('both proxies are reached over IPv6 as well, by whoever has no other address', () => {
  for (const port of ['80', '443']) {
    expect(readProjectFile('deploy/nginx.conf')).toMatch(new RegExp(String.raw`^ +listen \[::\]:${port}\b`, 'm'))
    expect(readProjectFile('deploy/haproxy.cfg')).toMatch(new RegExp(String.raw`^ +bind :::${port}\b`, 'm'))
  }
})

const UNITS = readdirSync(`${ROOT}/deploy`).filter((name) => name.endsWith('.service'))

test.each(UNITS)('%s closes the folder of the database to other users, and starts what is there', (name) => {
  const unit = readProjectFile(`deploy/${name}`)
  expect(unit).toMatch(/^StateDirectoryMode=0700$/m)
  expect(unit).toMatch(/^UnsetEnvironment=DEVELOPMENT_SIGN_IN$/m)
  const started = unit.match(/^ExecStart=.*$/m)?.[0].match(/\b(?:src|scripts)\/[\w/.-]+\.ts\b/g) ?? []
  expect(started.map((path) => existsSync(`${ROOT}/${path}`))).toEqual([true])
})

test('nothing that a service is given opens the development sign-in', () => {
  const unit = readProjectFile('deploy/scholarship-finder@.service')
  expect(unit.match(/^.*DEVELOPMENT_SIGN_IN.*$/gm)).toEqual(['UnsetEnvironment=DEVELOPMENT_SIGN_IN'])
  expect(unit).toMatch(/^ExecStart=\S+\/node --v8-pool-size=1 --max-semi-space-size=8 src\/api\/main\.ts$/m)
})

test('the table of limits in the documentation is the one in the code', () => {
  const rows = readProjectFile('docs/operations.md').matchAll(/^\| `(\w+)` +\| (\d+) +\|/gm)
  expect(Object.fromEntries([...rows].map(([, name, value]) => [name, Number(value)]))).toEqual({ ...SERVER_LIMITS })
})

test('so is the time after which an account is deleted that has lost its address', () => {
  for (const path of ['docs/operations.md', 'docs/decisions/0004-signing-in.md', 'CHANGELOG.md']) {
    expect(readProjectFile(path).replaceAll(/\s+/g, ' '), path).toMatch(
      new RegExp(String.raw`\b${LEFT_ACCOUNT_DAYS} days\b`),
    )
  }
})
