import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Backups } from './backup/create-backups.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { PictureStorage } from './images/picture-storage.ts'
import type { Clock } from './lib/clock.ts'
import type { DomainEventEmitter } from './lib/domain-events.ts'
import type { RateLimits } from './lib/rate-limits/rate-limits.ts'

/** The dependencies of every module. */
export type Deps = {
  db: Database
  config: Config
  clock: Clock
  limits: RateLimits
  events: DomainEventEmitter
  /** The storage of product pictures. */
  pictures: PictureStorage
  backups: Backups
}

/** A Fastify instance whose bodies and responses are typed by zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Registers the routes of a module. Paths are relative to `/api`. */
export type Module = (app: App, deps: Deps) => void
