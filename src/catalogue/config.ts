import type { StorageConfig } from '#storage/open-storage.ts'

/** Where the catalogue is kept: the same two variables that the server reads. */
export function readStorageConfig(environment: NodeJS.ProcessEnv): StorageConfig {
  return { dataDir: environment['DATA_DIR'] || '.data', databaseUrl: environment['DATABASE_URL'] || undefined }
}
