import { parseConfig } from '../src/api/config.ts'

// Before anything is built or loaded: what is wrong with the environment is known at once.
try {
  parseConfig(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
