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
import type { DomainEventEmitter } from './lib/domain-events.ts'
import type { RateLimits } from './lib/rate-limits/rate-limits.ts'

/** What every module is given. */
export type Deps = {
  db: Database
  config: Config
  clock: Clock
  limits: RateLimits
  events: DomainEventEmitter
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
