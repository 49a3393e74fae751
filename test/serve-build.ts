// The server with a build of the app in a folder of one's choice: `node test/serve-build.ts FOLDER`.
import { buildApp } from '#api/app.ts'
import { parseConfig } from '#api/config.ts'
import { openStorage } from '#storage/open-storage.ts'

const [, , webFolder = ''] = process.argv
const config = parseConfig(process.env)
const app = await buildApp({ config, storage: await openStorage(config), webFolder })
await app.listen({ port: config.port, host: config.host })
