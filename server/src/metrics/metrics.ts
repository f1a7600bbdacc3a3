import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Realtime } from '../realtime/create-realtime.ts'
import { type MetricsServer, startMetricsServer } from './metrics-server.ts'
import { observeRequests } from './observe-requests.ts'
import { createShopMetrics, type ShopMetrics } from './shop-metrics.ts'
import { addStateMetrics } from './state-metrics.ts'

type Sources = {
  database: Pick<OpenDatabase, 'db' | 'pool'>
  deps: Pick<Deps, 'clock' | 'events'>
  realtime: Pick<Realtime, 'countSockets'>
}

/** The metrics of one server for Prometheus. */
export type Metrics = {
  /** Counts the requests of an app. */
  observe: (app: FastifyInstance) => void
  countMail: ShopMetrics['countMail']
  addBackups: ShopMetrics['addBackups']
  /** Adds the metrics of the parts of the server, and serves all. @throws StartupError */
  start: (sources: Sources) => Promise<MetricsServer>
}

/** @param address where `start` serves the metrics */
export function createMetrics(address: { host: string; port: number }): Metrics {
  const metrics = createShopMetrics()
  return {
    observe: (app) => observeRequests(app, metrics),
    countMail: metrics.countMail,
    addBackups: metrics.addBackups,
    start: ({ database, deps: { clock, events }, realtime }) => {
      metrics.countOrders(events)
      addStateMetrics(metrics.registry, { database, clock, realtime })
      return startMetricsServer(metrics.registry, address)
    },
  }
}
