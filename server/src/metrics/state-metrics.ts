import { Gauge, type Registry } from 'prom-client'
import type { OpenDatabase } from '../db/database.ts'
import { type Clock, SECOND } from '../lib/clock.ts'
import { createSingleFlight } from '../lib/single-flight.ts'
import { getQueueState } from '../mail/mail-queue.ts'
import type { Realtime } from '../realtime/create-realtime.ts'

type Sources = {
  database: Pick<OpenDatabase, 'db' | 'pool'>
  clock: Clock
  realtime: Pick<Realtime, 'countSockets'>
}

/** Adds the connections of the pool. The embedded database has none. */
function addPoolMetrics(registry: Registry, pool: NonNullable<OpenDatabase['pool']>): void {
  new Gauge({
    name: 'whirligig_database_connections',
    help: 'Connections of this server to PostgreSQL.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'whirligig_database_connections_max',
    help: 'How many connections this server may open.',
    registers: [registry],
    collect() {
      this.set(pool.options.max)
    },
  })
  new Gauge({
    name: 'whirligig_database_waiting',
    help: 'Statements that wait for a connection, because all are in use.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
}

/** Adds the metrics that are read from the database. They share one statement. */
function addDatabaseMetrics(registry: Registry, { database: { db }, clock }: Sources): void {
  const registers = [registry]
  const pending = createSingleFlight<Awaited<ReturnType<typeof getQueueState>> | null>()
  /** Null: the database does not respond. */
  const getState = () => pending.run('state', () => getQueueState(db).catch(() => null))
  new Gauge({
    name: 'whirligig_database_up',
    help: '1 if the database has responded to this scrape, otherwise 0. The mail queue is unknown then.',
    registers,
    async collect() {
      this.set((await getState()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'whirligig_mail_queue',
    help: 'Mails in the queue of the database, which all servers share.',
    registers,
    async collect() {
      const state = await getState()
      if (state) this.set(state.depth)
      else this.remove()
    },
  })
  new Gauge({
    name: 'whirligig_mail_queue_oldest_seconds',
    help: 'How long the oldest mail of the queue has been waiting.',
    registers,
    async collect() {
      const state = await getState()
      if (state) this.set(state.oldest ? (clock.now().getTime() - state.oldest.getTime()) / SECOND : 0)
      else this.remove()
    },
  })
}

/** Adds the metrics that are read when they are collected: connections, sockets and the mail queue. */
export function addStateMetrics(registry: Registry, sources: Sources): void {
  const { database, realtime } = sources
  if (database.pool) addPoolMetrics(registry, database.pool)
  addDatabaseMetrics(registry, sources)
  new Gauge({
    name: 'whirligig_sockets',
    help: 'Open realtime connections of signed-in users at this server.',
    registers: [registry],
    collect() {
      this.set(realtime.countSockets())
    },
  })
}
