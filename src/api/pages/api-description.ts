import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '#api/config.ts'
import { HTML_TYPE, resource, sendResource, type Resource } from '#api/sending.ts'
import { html, pageHeaders, renderPage, type Html, type HtmlPage } from './html-page.ts'

/** The parts of an OpenAPI document that a person reads first. */
const documentSchema = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})
const operationSchema = z.object({
  summary: z.string().default(''),
  description: z.string().default(''),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().default(false) })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
  ),
})

/** The API for people: `/openapi.json` as one page without scripts. */
export function serveDocs(app: FastifyInstance, siteName: string): void {
  // Written once, when first asked for: it takes longer than any search, and anybody may ask.
  let written: Resource | undefined
  const write = () =>
    resource(Buffer.from(renderPage(docsPage(app.swagger(), siteName))), { type: HTML_TYPE, cacheControl: 'no-store' })
  app.get('/docs', { schema: { hide: true } }, (request, reply) =>
    sendResource(request, reply.headers(pageHeaders()), (written ??= write())),
  )
}

function docsPage(document: unknown, siteName: string): HtmlPage {
  const { info, paths } = documentSchema.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(method, path, operation)),
  )
  const content = html`<h1>${info.title}</h1>
    <p>
      Calls carry the session's cookie. Errors are <code>application/problem+json</code>, with a <code>code</code> and a
      <code>detail</code> that says what to do. Changes are taken from the site's own pages only.
    </p>
    <p><a href="/openapi.json">The same as an OpenAPI document</a></p>
    ${operations}`
  return { status: 200, title: info.title, siteName, content, wide: true }
}

function describe(method: string, path: string, raw: unknown): Html {
  const { summary, description, parameters, requestBody, responses } = operationSchema.parse(raw)
  const rows = parameters.map(
    ({ name, in: place, required }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${place}${required ? '' : ', optional'}</td>
      </tr>`,
  )
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      html`<h3>Answer ${status}</h3>
        ${schemaOf(content)}`,
  )
  return html`<section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${[summary, description].filter(Boolean).join('. ')}</p>
    ${
      rows.length === 0
        ? []
        : html`<table>
            ${rows}
          </table>`
    }
    ${requestBody === undefined ? [] : [html`<h3>Body</h3>`, ...schemaOf(requestBody.content)]} ${answers}
  </section>`
}

function schemaOf(content: Readonly<Record<string, { readonly schema?: unknown }>> | undefined): Html[] {
  return Object.values(content ?? {})
    .slice(0, 1)
    .map(
      ({ schema }) =>
        html`<details>
          <summary>Schema</summary>
          <pre><code>${JSON.stringify(schema, null, 2)}</code></pre>
        </details>`,
    )
}

/** Describes the API from the schemas that its routes use. Register it before them. */
export async function describeApi(app: FastifyInstance, { site, apiOrigin }: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${site.name}: API`, version: '1' },
      servers: [{ url: apiOrigin }],
    },
    transform: jsonSchemaTransform,
  })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
