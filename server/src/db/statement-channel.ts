import { type TracingChannelSubscribers, tracingChannel } from 'node:diagnostics_channel'

/** A statement that the database executes. It has no parameter values, which may be personal data. */
export type Statement = {
  /** The name of a prepared statement, see `prepared`. */
  name: string | undefined
  /** The SQL, with `$1` for each value. */
  text: string
}

/**
 * Reports the execution of each statement of the process, without the time that it waits for a connection. `start` is
 * published in the async context of the caller. Without subscribers it costs nothing.
 */
export const statementChannel = tracingChannel<Statement, Statement>('whirligig.statement')

type StatementListeners = {
  onStart?: (statement: Statement) => void
  /** Called at the moment of the result or the error, before the code that waits for it. */
  onResult: (statement: Statement & { result?: unknown; error?: unknown }) => void
}

/** Listens to all statements of the process. @returns stops it */
export function subscribeToStatements({ onStart, onResult }: StatementListeners): () => void {
  const subscribers = { start: onStart, asyncStart: onResult } as TracingChannelSubscribers<Statement> // Node needs not all of them
  statementChannel.subscribe(subscribers)
  return () => statementChannel.unsubscribe(subscribers)
}
