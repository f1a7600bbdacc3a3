import { EventEmitter } from 'node:events'
import type { PageRenderer } from '@whirligig/contract'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { createBackups } from './backup/create-backups.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { newId } from './db/id.ts'
import type { App, Deps } from './deps.ts'
import { createPictureStorage } from './images/create-picture-storage.ts'
import type { Clock } from './lib/clock.ts'
import { createDatabaseHits } from './lib/rate-limits/database-hits.ts'
import { createRateLimits } from './lib/rate-limits/rate-limits.ts'
import { createRedisHits } from './lib/rate-limits/redis-hits.ts'
import type { Redis } from './lib/redis.ts'
import { createSessionFinder, type FindSession } from './modules/auth/session-finder.ts'
import { registerChat } from './modules/chat/register-chat.ts'
import { modules } from './modules/index.ts'
import { registerLiveUpdates } from './modules/live-updates/live-updates.ts'
import { UNSUBSCRIBED_STYLE_SOURCE } from './modules/newsletter/unsubscribed-page.ts'
import { registerSitemap } from './modules/sitemap/routes.ts'
import { collectEndpoints } from './openapi/endpoints.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import { BUILT_RENDERER_FILE, loadRenderer } from './pages/load-renderer.ts'
import { getPageRequest } from './pages/page-calls.ts'
import { createPageHost } from './pages/page-host.ts'
import { registerPages } from './pages/register-pages.ts'
import { BODY_LIMIT, registerBodyParser } from './plugins/body.ts'
import { registerCacheControl } from './plugins/cache-control.ts'
import { registerConnectionDrain } from './plugins/connection-drain.ts'
import { CONNECTION_TIMEOUTS, type ConnectionTimeouts } from './plugins/connection-timeouts.ts'
import { registerErrorHandler, registerPageErrorHandler, sendNotRouted } from './plugins/errors.ts'
import { registerHealthChecks } from './plugins/health.ts'
import { limitPipelining } from './plugins/limit-pipelining.ts'
import { type LogTarget, loggerOptions, maskUrl } from './plugins/log.ts'
import { servePictures } from './plugins/pictures.ts'
import { createProxyTrust } from './plugins/proxy-trust.ts'
import { registerRateLimit } from './plugins/rate-limit.ts'
import { registerRequestContext } from './plugins/request-context.ts'
import { getForwardedId } from './plugins/request-id.ts'
import { buildSecurityHeaders, registerSecurityHeaders } from './plugins/security-headers.ts'
import { removeServiceWorker } from './plugins/service-worker-removal.ts'
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
  /** Null: the app is rendered in the browser only. Default: the built renderer of this checkout, if it exists. */
  renderer?: PageRenderer | null
  /** Default: `CONNECTION_TIMEOUTS`. */
  timeouts?: ConnectionTimeouts
  /** Carries events between processes and counts rate limits instead of PostgreSQL. */
  redis?: Redis | null
  /** Adds hooks for all requests, for example to measure them. */
  observe?: ((app: FastifyInstance) => void) | undefined
}

/** Builds the complete server. It does not listen yet. */
export async function buildApp({
  database,
  config,
  clock,
  log = 'none',
  appFolder = BUILT_APP_FOLDER,
  renderer: givenRenderer,
  timeouts = CONNECTION_TIMEOUTS,
  observe = () => {},
  redis = null,
}: AppOptions) {
  const { db } = database
  const hits = createDatabaseHits(db, clock)
  const store = redis ? createRedisHits(redis.limiter, hits, clock) : hits
  const limits = createRateLimits({ store, clock, scale: config.rateLimitScale })
  const renderer = givenRenderer === undefined ? await loadRenderer(BUILT_RENDERER_FILE) : givenRenderer
  const sendPage = renderer && createPageHost({ renderer, origin: config.appUrl, limits })
  const headers = buildSecurityHeaders({
    https: config.appUrl.startsWith('https:'),
    inlineScripts: renderer?.inlineScriptSources ?? [],
    inlineStyles: [UNSUBSCRIBED_STYLE_SOURCE],
  })
  const isTrustedProxy = createProxyTrust(config.trustProxy)
  const app = fastify({
    logger: loggerOptions(log),
    // The onResponse hook below logs one line per request instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    // The API calls of a page are logged with its id.
    genReqId: (request) => getPageRequest()?.id ?? getForwardedId(request, isTrustedProxy) ?? newId(),
    trustProxy: config.trustProxy !== false && isTrustedProxy,
    bodyLimit: BODY_LIMIT,
    // A request of an open connection may arrive during shutdown. Its response closes the connection.
    return503OnClosing: false,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.check },
    // A URL-encoded search term of 100 characters has up to 1,200 characters.
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for a URL that cannot be routed.
      reply.headers({ ...headers, 'x-request-id': request.id })
      sendNotRouted(error, request, reply, sendPage)
    },
  })

  const pictures = await createPictureStorage(config)
  const backups = await createBackups({ config, db, storage: pictures, clock, log: app.log })
  app.addHook('preClose', backups.close)
  const deps: Deps = { db, config, clock, limits, events: new EventEmitter(), pictures, backups }

  registerPageErrorHandler(app, sendPage)
  registerZodValidation(app)
  registerSecurityHeaders(app, headers)
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    const level = url.startsWith('/api/') && !getPageRequest() ? 'info' : 'debug'
    const ms = Math.round(reply.elapsedTime)
    request.log[level]({ method, url: maskUrl(url), status: reply.statusCode, ms }, 'request completed')
    done()
  })
  registerRequestContext(app)
  observe(app)
  registerConnectionDrain(app, timeouts)
  const health = registerHealthChecks(app, database.ping)
  collectEndpoints(app)
  await registerOpenApi(app)
  const findSession = createSessionFinder(db, clock)
  const realtime = createRealtime(app, database.pool, deps, { findSession, redis })
  registerChat(realtime, deps)
  registerLiveUpdates(realtime, deps)
  limitPipelining(app.server)
  await app.register((api) => registerApi(api, deps, findSession), { prefix: '/api' })
  registerSitemap(app, deps)
  if (sendPage) registerPages(app, sendPage)
  servePictures(app, deps.pictures)
  if (!config.serviceWorker) removeServiceWorker(app)
  await serveFiles(app, appFolder)
  // Not the app alone: it is thenable, so `await` would unwrap it.
  return { app, deps, realtime, health }
}

async function registerApi(api: FastifyInstance, deps: Deps, findSession: FindSession): Promise<void> {
  // First, so that requests that are refused later are counted, too.
  registerRateLimit(api, deps.limits)
  registerGuards(api, findSession)
  registerBodyParser(api)
  registerCacheControl(api)
  registerErrorHandler(api)
  const typed: App = api.withTypeProvider<ZodTypeProvider>()
  for (const routes of modules) routes(typed, deps)
}
