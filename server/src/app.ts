import { EventEmitter } from 'node:events'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { newId } from './db/id.ts'
import type { App, Deps } from './deps.ts'
import { createPictureStorage } from './images/create-picture-storage.ts'
import { pictureFolderPath } from './images/picture-folder.ts'
import type { Clock } from './lib/clock.ts'
import { createRateLimits } from './lib/rate-limits/rate-limits.ts'
import { createSessionFinder } from './modules/auth/sessions.ts'
import { registerChat } from './modules/chat/register-chat.ts'
import { modules } from './modules/index.ts'
import { registerLiveUpdates } from './modules/live-updates/live-updates.ts'
import { collectEndpoints } from './openapi/endpoints.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { BODY_LIMIT, registerBodyParser } from './plugins/body.ts'
import { registerConnectionDrain } from './plugins/connection-drain.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './plugins/connection-timeouts.ts'
import { registerErrorHandler, registerPageErrorHandler, sendError } from './plugins/errors.ts'
import { registerHealthChecks } from './plugins/health.ts'
import { type LogTarget, loggerOptions, maskUrl } from './plugins/log.ts'
import { registerRateLimit } from './plugins/rate-limit.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { registerGuards } from './plugins/session.ts'
import { BUILT_APP_FOLDER, serveFiles } from './plugins/static-files.ts'
import { registerZodValidation } from './plugins/validation.ts'
import { createRealtime } from './realtime/create-realtime.ts'

export type AppOptions = {
  /** The app does not close it. */
  database: Pick<OpenDatabase, 'db' | 'pool' | 'ping'>
  config: Config
  clock: Clock
  log?: LogTarget
  /** The folder of the built client. Default: the one of this checkout. */
  appFolder?: string
  /** Default: `CONNECTION_TIMEOUTS`. */
  timeouts?: ConnectionTimeouts
}

/** Converts the setting to Fastify's `trustProxy`. `hop` 0 is the direct peer of the connection. */
function toTrustProxy(setting: Config['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting
  return typeof setting === 'string' ? setting.split(',').map((address) => address.trim()) : false
}

/** Builds the complete server. It does not listen yet. */
export async function buildApp({
  database,
  config,
  clock,
  log = 'none',
  appFolder = BUILT_APP_FOLDER,
  timeouts = CONNECTION_TIMEOUTS,
}: AppOptions) {
  const app = fastify({
    logger: loggerOptions(log),
    // The onResponse hook below logs one line per request instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: toTrustProxy(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.check },
    // A URL-encoded search term of 100 characters has up to 1,200 characters.
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: sendError,
  })
  const { db } = database
  const deps: Deps = {
    db,
    config,
    clock,
    limits: createRateLimits({ db, clock, scale: config.rateLimitScale }),
    events: new EventEmitter(),
    pictures: createPictureStorage(config),
  }

  registerPageErrorHandler(app)
  registerZodValidation(app)
  registerSecurityHeaders(app, config.appUrl.startsWith('https:'))
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    const level = url.startsWith('/api/') ? 'info' : 'debug'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ method, url: maskUrl(url), status: reply.statusCode, ms }, 'request completed')
    done()
  })
  registerConnectionDrain(app, timeouts.drain)
  registerHealthChecks(app, database.ping)
  collectEndpoints(app)
  await registerOpenApi(app)
  const realtime = createRealtime(app, database.pool, deps)
  registerChat(realtime, deps)
  registerLiveUpdates(realtime, deps)
  await app.register((api) => registerApi(api, deps), { prefix: '/api' })
  await serveFiles(app, appFolder, deps.pictures, pictureFolderPath(config.dataDir))
  // Not the app alone: it is thenable, so `await` would unwrap it.
  return { app, deps, realtime }
}

async function registerApi(api: FastifyInstance, deps: Deps): Promise<void> {
  // First, so that requests that are refused later are counted, too.
  registerRateLimit(api, deps.limits)
  registerGuards(api, createSessionFinder(deps.db, deps.clock))
  registerBodyParser(api)
  // Responses depend on the user and on the current data.
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  registerErrorHandler(api)
  const typed: App = api.withTypeProvider<ZodTypeProvider>()
  for (const routes of modules) routes(typed, deps)
}
