import type { EventEmitter } from 'node:events'
import type { Database } from '../db/database.ts'
import { runTransaction } from '../db/run-transaction.ts'

/** What services publish once their change is committed. Listeners run before the response is sent. */
export type DomainEvents = {
  /** Products, brands or categories changed for shoppers. */
  catalogueChanged: []
  /** The stock of these products changed. */
  stockChanged: [productIds: string[]]
  /** These orders were placed, or their lines or delivery address changed. */
  orderChanged: [orders: { id: string; userId: string | null }[]]
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

/**
 * Runs `work` in a transaction (see `runTransaction`) and emits its events after the commit. An event without a payload is
 * emitted once, however often the transaction emits it.
 */
export async function inTransaction<Result>(
  { db, events }: { db: Database; events: DomainEventEmitter },
  work: (tx: Database, emit: Emit) => Promise<Result>,
): Promise<Result> {
  let pending: DomainEvent[] = []
  const emit: Emit = (...event) => {
    if (event.length === 1 && pending.some(([name]) => name === event[0])) return
    pending.push(event)
  }
  const result = await runTransaction(db, (tx) => {
    // An attempt that was rolled back emits nothing.
    pending = []
    return work(tx, emit)
  })
  for (const event of pending) events.emit(...(event as ['mailQueued'])) // `emit` takes one event's tuple, not their union
  return result
}
