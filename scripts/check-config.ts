import { parseConfig, WRONG_SETTINGS } from '../src/api/config.ts'

// Reports mistakes in the environment before anything is built or loaded.
try {
  parseConfig(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = WRONG_SETTINGS
}
