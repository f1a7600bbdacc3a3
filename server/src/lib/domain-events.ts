import type { EventEmitter } from 'node:events'
import type { Database } from '../db/database.ts'
import { retryConflicts, runTransaction } from '../db/run-transaction.ts'

/** What services publish once their change is committed. Listeners run before the response is sent. */
export type DomainEvents = {
  /** Products, brands or categories changed for shoppers. */
  catalogueChanged: []
  /** The stock of these products changed. */
  stockChanged: [productIds: string[]]
  /** These orders were placed, or their lines or delivery address changed. */
  orderChanged: [orders: { id: string; userId: string | null }[]]
  /** This order was placed. */
  orderPlaced: [orderId: string]
  /** The role or the merchant of these users changed. */
  accountsChanged: [userIds: string[]]
  /** The mail queue has a new mail. */
  mailQueued: []
  /** These sessions ended. */
  sessionsRevoked: [sessionIds: string[]]
}

export type DomainEventEmitter = EventEmitter<DomainEvents>

export type DomainEvent = {
  [Name in keyof DomainEvents]: [name: Name, ...payload: DomainEvents[Name]]
}[keyof DomainEvents]

/** Emits an event when the transaction commits, and nothing when it rolls back. */
export type Emit = (...event: DomainEvent) => void

/** @param run commits what `work` does; each of its attempts gets an `emit` of its own */
async function emitAfter<Result>(
  events: DomainEventEmitter,
  run: (startAttempt: () => Emit) => Promise<Result>,
): Promise<Result> {
  let pending: DomainEvent[] = []
  const emit: Emit = (...event) => {
    if (event.length === 1 && pending.some(([name]) => name === event[0])) return
    pending.push(event)
  }
  const result = await run(() => {
    // An attempt that was rolled back emits nothing.
    pending = []
    return emit
  })
  for (const event of pending) events.emit(...(event as ['mailQueued'])) // `emit` takes one event's tuple, not their union
  return result
}

/**
 * Runs `work` in a transaction (see `runTransaction`) and emits its events after the commit. An event without a payload is
 * emitted once, however often the transaction emits it.
 */
export const inTransaction = <Result>(
  { db, events }: { db: Database; events: DomainEventEmitter },
  work: (tx: Database, emit: Emit) => Promise<Result>,
): Promise<Result> => emitAfter(events, (startAttempt) => runTransaction(db, (tx) => work(tx, startAttempt())))

/** Like `inTransaction`, for work whose only change is a single statement. It commits by itself and saves two round trips. */
export const inStatement = <Result>(
  { events }: { events: DomainEventEmitter },
  work: (emit: Emit) => Promise<Result>,
): Promise<Result> => emitAfter(events, (startAttempt) => retryConflicts(() => work(startAttempt())))
