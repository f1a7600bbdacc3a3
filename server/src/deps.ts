import type { EventEmitter } from 'node:events'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { PictureStorage } from './images/picture-storage.ts'
import type { Clock } from './lib/clock.ts'
import type { RateLimits } from './lib/rate-limits/rate-limits.ts'

/** What happens in one place and matters in another. Told after it has been saved. */
export type ServerEvents = {
  /** These sessions are over: whoever is connected by one of them is not signed in any more. */
  sessionsEnded: [sessionIds: string[]]
  /** A call that may have changed something is about to be answered: whatever it queued is committed. */
  written: []
  /** What shoppers can see has changed, by a call that is about to be answered. */
  catalogueChanged: []
  /** These orders were placed, or a line of them or their address is not what it was. */
  orderChanged: [orders: { id: string; userId: string | null }[]]
  /** The stock of these products is not what it was. */
  stockChanged: [productIds: string[]]
}

/** What every module is given. */
export type Deps = {
  db: Database
  config: Config
  clock: Clock
  limits: RateLimits
  events: EventEmitter<ServerEvents>
  /** Where the files of products' pictures are. */
  pictures: PictureStorage
}

/** Fastify, with bodies and answers typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Declares a module's routes; their paths are below `/api`. */
export type Module = (app: App, deps: Deps) => void
