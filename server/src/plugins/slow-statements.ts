import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type Statement, subscribeToStatements } from '../db/statement-channel.ts'
import { getRequest } from './request-context.ts'

/** The most characters of a statement without a name. */
const MAX_TEXT_LENGTH = 500

const toText = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)

/** The route of a request as in the metrics, without the values of its parameters. */
const toRoute = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? 'unknown'}`

/**
 * Logs each statement that takes at least `thresholdMs`, by its name or its SQL, with the route and the id of the request
 * that runs it, and never with its values.
 *
 * @param log for statements outside of requests
 * @returns stops the logging
 */
export function logSlowStatements(log: Pick<FastifyBaseLogger, 'warn'>, thresholdMs: number): () => void {
  const running = new WeakMap<object, { startedAt: number; request: FastifyRequest | undefined }>()
  const onStart = (statement: Statement) => {
    running.set(statement, { startedAt: performance.now(), request: getRequest() })
  }
  const onResult = (statement: Statement) => {
    const started = running.get(statement)
    if (!started) return
    const { startedAt, request } = started
    const ms = Math.round(performance.now() - startedAt)
    if (ms < thresholdMs) return
    const { name, text } = statement
    const details = { statement: name ?? toText(text), ms, ...(request && { route: toRoute(request) }) }
    ;(request?.log ?? log).warn(details, 'slow statement')
  }
  return subscribeToStatements({ onStart, onResult })
}
