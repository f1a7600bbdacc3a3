import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const requests = new AsyncLocalStorage<FastifyRequest>()

/** The request that the current code runs for. Undefined outside of requests. */
export const getRequest = (): FastifyRequest | undefined => requests.getStore()

/** Makes each request available to all code that runs for it. */
export function registerRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requests.run(request, done))
  // A body arrives in events of the connection, which are outside of the first context.
  app.addHook('preValidation', (request, _reply, done) => requests.run(request, done))
}
