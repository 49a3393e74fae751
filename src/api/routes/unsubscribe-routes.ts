import type { FastifyPluginCallback } from 'fastify'
import { limitMisses } from '#api/access/rate-limits.ts'
import { findByToken } from '#api/access/tokens.ts'
import { html, sendPage, type Html } from '#api/pages/html-page.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import type { RouteDeps } from './route-deps.ts'

interface UnsubscribeRoute {
  readonly Params: { readonly token: string }
}

const ADDRESS = '/unsubscribe/:token'

/**
 * Where a letter's link leads, and where mail programs end all letters with one request (RFC 8058). Opening the address
 * ends nothing: scanners open every link of a letter.
 */
export const unsubscribeRoutes =
  ({ storage: { mailings }, config }: RouteDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const lookUp = limitMisses()
    const find = (token: string, ip: string) => lookUp(ip, () => findByToken(mailings, token))
    const page = (status: number, title: string, content: Html) => ({
      status,
      title,
      siteName: config.site.name,
      content: html`<h1>${title}</h1>
        ${content}`,
      formTargets: [],
    })
    const account = html`<a class="button quiet" href="${config.webOrigin}/account">Your account</a>`
    const unknown = page(
      404,
      'We do not know this link',
      html`<p>
          It may have been cut off, may be older than ${String(SERVER_LIMITS.lettersKnownDays)} days, or may belong to
          an account that was deleted. Your account page shows what you receive, and lets you stop it.
        </p>
        <div class="actions">${account}</div>`,
    )
    const asked = page(
      200,
      'Stop all e-mails?',
      html`<p>
          You will get no more reminders, and no more news of the searches that you follow. Your account and your saved
          list stay as they are.
        </p>
        <form method="post"><button class="button primary">Stop all e-mails</button></form>
        <div class="actions">${account}</div>`,
    )
    const ended = page(
      200,
      'You will get no more e-mails',
      html`<p>Reminders are off, and you follow no searches. You can turn both on again on your account page.</p>
        <div class="actions">${account}</div>`,
    )

    // The token says all: whatever mail programs send with it is not read.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, undefined))

    app.get<UnsubscribeRoute>(ADDRESS, { schema: { hide: true } }, async ({ params, ip }, reply) => {
      const accountId = await find(params.token, ip)
      return sendPage(reply, accountId === undefined ? unknown : asked)
    })
    app.post<UnsubscribeRoute>(
      ADDRESS,
      { schema: { hide: true }, config: { origins: 'any' } },
      async ({ params, ip }, reply) => {
        const accountId = await find(params.token, ip)
        if (accountId === undefined) return sendPage(reply, unknown)
        await mailings.end(accountId)
        return sendPage(reply, ended)
      },
    )
    done()
  }
