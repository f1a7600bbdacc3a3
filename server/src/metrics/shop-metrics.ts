import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { SECOND } from '../lib/clock.ts'
import type { DomainEventEmitter } from '../lib/domain-events.ts'
import type { MailResult } from '../mail/mail-worker.ts'

/** Seconds. A page takes a few milliseconds, and a request without a response fails after about five seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The metrics that events of the server change. `registry` also has those of Node.js itself. */
export type ShopMetrics = {
  registry: Registry
  /** @param seconds since the request arrived */
  countRequest: (request: { method: string; route: string; status: number }, seconds: number) => void
  countMail: (result: MailResult) => void
  /** Adds the metrics of scheduled backups. @returns sets the time of the newest one */
  addBackups: (everyMs: number) => (newest: Date | null) => void
  /** Counts the orders that are placed from now on. */
  countOrders: (events: DomainEventEmitter) => void
}

/** Creates the metrics of one server process. They start at zero. */
export function createShopMetrics(): ShopMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'whirligig_http_request_duration_seconds',
    help: 'Requests of clients by route pattern. Paths without a route have the route "unknown".',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  })
  const orders = new Counter({
    name: 'whirligig_orders_placed_total',
    help: 'Orders placed through this server.',
    registers,
  })
  const mails = new Counter({
    name: 'whirligig_mail_attempts_total',
    help: 'Attempts of this server to send a mail. "failed" is tried again, "given-up" is not.',
    labelNames: ['result'],
    registers,
  })
  // A rate needs a first value to start from.
  for (const result of ['sent', 'failed', 'given-up'] satisfies MailResult[]) mails.inc({ result }, 0)
  return {
    registry,
    countRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    countMail: (result) => mails.inc({ result }),
    addBackups: (everyMs) => {
      new Gauge({
        name: 'whirligig_backup_interval_seconds',
        help: 'How often a backup is written.',
        registers,
      }).set(everyMs / SECOND)
      const newestTime = new Gauge({
        name: 'whirligig_backup_newest_timestamp_seconds',
        help: 'When the newest backup was written, in Unix time. 0: there is none.',
        registers,
      })
      return (newest) => newestTime.set((newest?.getTime() ?? 0) / SECOND)
    },
    countOrders: (events) => void events.on('orderPlaced', () => orders.inc()),
  }
}
