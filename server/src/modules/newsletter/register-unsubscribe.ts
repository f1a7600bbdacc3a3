import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { App } from '../../deps.ts'
import { renderUnsubscribedPage, type UnsubscribeOutcome } from './unsubscribed-page.ts'

const params = z.object({ token: z.string() })
const config = { guard: 'public' } as const

type UnsubscribeOptions = {
  /** Without a slash at the end. */
  appUrl: string
  /** @returns false if the token is unknown */
  unsubscribe: (token: string) => Promise<boolean>
  /** The texts of the page. */
  outcomes: { done: UnsubscribeOutcome; unknown: UnsubscribeOutcome }
}

/** Registers the link that ends mails, for browsers and for the unsubscribe button of mail clients. @param path with `:token` */
export function registerUnsubscribe(
  app: App,
  path: string,
  { appUrl, unsubscribe, outcomes }: UnsubscribeOptions,
): void {
  const handle = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply) => {
    const isDone = await unsubscribe(request.params.token)
    reply.code(isDone ? 200 : 404).type('text/html; charset=utf-8')
    return renderUnsubscribedPage(isDone ? outcomes.done : outcomes.unknown, appUrl)
  }

  // The link in a mail. A browser opens it, so it responds with a page. Mail scanners send HEAD requests, which must not
  // unsubscribe.
  app.get(path, { exposeHeadRoute: false, config, schema: { params } }, handle)

  // The unsubscribe button of a mail client, which posts a form with one fixed field (RFC 8058).
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.post(path, { config, schema: { params } }, handle)
  })
}
