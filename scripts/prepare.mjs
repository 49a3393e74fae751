import { spawnSync } from 'node:child_process'
import { linkNode, main, ROOT } from './install.mjs'

// npm runs this after it has installed: for whoever calls `npm ci` instead of `npm start`.
await main(() => {
  linkNode()
  // An unpacked archive has no repository, and needs no hooks.
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: ROOT, stdio: 'ignore' })
})
