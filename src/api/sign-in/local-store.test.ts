import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '#api/config.ts'
import { newFolder } from '#test/new-folder.ts'
import { CODE } from '#test/site.ts'
import Fastify from 'fastify'
import { createLocalProviders } from './local-providers.ts'
import { openLocalStore } from './local-store.ts'

const rightsOf = (path: string) => statSync(path).mode & 0o777

test('what workers share of the development sign-in, keys and secrets among it, is for its owner alone', async () => {
  const dataDir = join(newFolder(), 'made', 'here')
  const config = parseConfig({ WORKERS: '2', DATA_DIR: dataDir, DEVELOPMENT_SIGN_IN: CODE })
  const app = Fastify()
  createLocalProviders(app, { ...config, developmentCode: CODE })
  expect(readdirSync(dataDir)).toContain('development-sign-in.sqlite')
  for (const name of readdirSync(dataDir)) expect([name, rightsOf(join(dataDir, name))]).toEqual([name, 0o600])
  expect([dataDir, join(dataDir, '..')].map(rightsOf)).toEqual([0o700, 0o700])
  await app.close()
})

test('so is one that was left by an earlier version', () => {
  const path = join(newFolder(), 'store.sqlite')
  writeFileSync(path, '')
  chmodSync(path, 0o644)
  openLocalStore(path).close()
  expect(rightsOf(path)).toBe(0o600)
})
