import { readFileSync } from 'node:fs'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LIMITS } from '#catalogue/limits.ts'
import { TARGETS } from '#catalogue/mapping/mapping.ts'
import type { Curator } from './curator.ts'
import { editSchema } from './edits.ts'
import { readChoice, type ImportDesk } from './import-desk.ts'

/** A program of this machine alone, for whoever sits at it. */
const HOST = '127.0.0.1'

/** The files of the page, by their addresses. */
const FILES: Readonly<Record<string, string>> = {
  '/': 'records.html',
  '/records.js': 'records.js',
  '/import': 'import.html',
  '/import.js': 'import.js',
  '/elements.js': 'elements.js',
  '/facts.js': 'facts.js',
  '/form.js': 'form.js',
  '/page.css': 'page.css',
}
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const TOO_LARGE = `It is larger than ${LIMITS.workbook / 1_000_000} MB. Import it with: npm run catalogue -- import FILE`

/** Listens on the loopback interface only; 0 takes any free port. */
export async function serveCurator(served: { readonly curator: Curator; readonly desk: ImportDesk }, port: number) {
  const app = Fastify({
    forceCloseConnections: true,
    // A column may be called like anything.
    onProtoPoisoning: 'ignore',
    schemaErrorFormatter: (faults) => new Error(faults.map(({ message }) => message).join(' ')),
  }).setValidatorCompiler(validatorCompiler)
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.headers(HEADERS)
    const origin = app.listeningOrigin
    // Any site may send a browser here by a name of its own, or post to here: only our own page may.
    const isOurs = `http://${headers.host}` === origin && (method === 'GET' || headers.origin === origin)
    return isOurs ? undefined : problem(reply, 403, `Open ${origin}/ in a browser on this machine.`)
  })
  app.setNotFoundHandler((_request, reply) => problem(reply, 404, 'There is nothing at this address.'))
  app.setErrorHandler((error: FastifyError, { url }, reply) => {
    // What the importer throws is a sentence about the file.
    const status = error.statusCode ?? (url.startsWith('/import/') ? 422 : 500)
    return problem(reply, status, status === 413 ? TOO_LARGE : error.message)
  })
  for (const [address, name] of Object.entries(FILES)) {
    const bytes = readFileSync(new URL(`page/${name}`, import.meta.url))
    const type = `${TYPES[name.split('.')[1] ?? '']}; charset=utf-8`
    app.get(address, (_request, reply) => reply.type(type).send(bytes))
  }
  addRecords(app, served.curator)
  addImport(app, served.desk)
  return { app, url: `${await app.listen({ port, host: HOST })}/` }
}

const problem = (reply: FastifyReply, status: number, text: string) => reply.code(status).send({ problem: text })

const named = z.object({ id: z.string() })
/** A reason has to say something; it is shown to everybody. */
const reason = z
  .string()
  .trim()
  .min(3, 'Give a reason: everybody will read it.')
  .max(500, 'Give 500 characters at most.')
  .regex(/^(?:\P{Cc}|[\n\t])*$/u, 'Leave out what is no text: a control character.')

function addRecords(untyped: FastifyInstance, curator: Curator): void {
  const app = untyped.withTypeProvider<ZodTypeProvider>()
  app.get('/queue', () => curator.queue())
  app.get('/names', () => curator.names())
  app.get('/records/:id', { schema: { params: named } }, async ({ params: { id } }, reply) => {
    const shown = await curator.show(id)
    return shown ?? problem(reply, 404, `${id} is not listed.`)
  })
  const body = z.strictObject({ mark: z.string(), edit: editSchema })
  app.post('/records/:id', { schema: { params: named, body } }, async ({ params, body: { mark, edit } }, reply) => {
    const outcome = await curator.edit(params.id, mark, edit)
    return reply.code({ written: 200, unknown: 404, faults: 422, outdated: 409 }[outcome.kind]).send(outcome)
  })
  const answer = z.strictObject({ answer: reason })
  app.post('/reports/:id', { schema: { params: named, body: answer } }, async ({ params, body: said }, reply) => {
    const isClosed = await curator.closeReport(params.id, said.answer)
    return isClosed ? {} : problem(reply, 404, 'This report is closed or gone by now.')
  })
}

function addImport(untyped: FastifyInstance, desk: ImportDesk): void {
  const app = untyped.withTypeProvider<ZodTypeProvider>()
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  )
  app.get('/import/targets', () => TARGETS)
  const file = { schema: { querystring: z.object({ name: z.string() }), body: z.instanceof(Buffer) } }
  app.post('/import/file', { ...file, bodyLimit: LIMITS.workbook }, async ({ query: { name }, body: bytes }) => {
    await desk.take(name, bytes)
    return {}
  })
  const choice = z.strictObject({ mapping: z.unknown(), skipErrors: z.boolean() })
  app.post('/import/judge', { schema: { body: choice } }, async ({ body }, reply) => {
    const judgement = await desk.judge(readChoice(body))
    return judgement ?? problem(reply, 404, 'Choose a file first.')
  })
  const marked = choice.extend({ mark: z.string() })
  app.post('/import/write', { schema: { body: marked } }, async ({ body: { mark, ...said } }, reply) => {
    const outcome = await desk.write(readChoice(said), mark)
    return reply.code({ written: 200, faults: 422, outdated: 409 }[outcome.kind]).send(outcome)
  })
}
