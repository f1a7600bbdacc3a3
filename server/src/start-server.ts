import { accessSync, constants } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { scheduleBackups } from './backup/scheduled-backups.ts'
import { runCleanup } from './cleanup.ts'
import { type Config, DEMO_EXPOSED, isLoopback } from './config.ts'
import { openDatabase } from './db/open.ts'
import { findOpenDemoAccounts } from './demo/find-open-demo-accounts.ts'
import type { Deps } from './deps.ts'
import { describeServer, VERSION } from './describe-server.ts'
import { deleteDrafts, pictureFolderPath } from './images/picture-folder.ts'
import { addMs, HOUR, MINUTE, SECOND, systemClock } from './lib/clock.ts'
import { openDataFolder } from './lib/data-folder.ts'
import type { Redis } from './lib/redis.ts'
import { StartupError } from './lib/startup-error.ts'
import { openMailTransport } from './mail/mail-transport.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import type { Metrics } from './metrics/metrics.ts'
import { queueStaffMails } from './modules/staff-mails/queue-staff-mails.ts'
import { warmUpPages } from './pages/warm-up-pages.ts'
import type { LogTarget } from './plugins/log.ts'
import { createProxyTrust } from './plugins/proxy-trust.ts'
import { logSlowStatements } from './plugins/slow-statements.ts'
import type { Tracing, TracingSettings } from './tracing/tracing.ts'

/** A request fails after this time if the database does not respond. Monitoring and proxies give up later. */
export const RESPONSE_TIMEOUT_MS = 4.5 * SECOND

export type RunningServer = {
  /** The URL that it listens on. */
  url: string
  /** The URL of the metrics, or null. */
  metricsUrl: string | null
  /** The demo accounts that still have the public demo password. */
  demoAccounts: string[]
  /** After `shutdownDelayMs`, stops accepting requests, completes pending ones and closes the database. */
  close: () => Promise<void>
}

function openDataDir(dataDir: string): void {
  openDataFolder(dataDir)
  accessSync(dataDir, constants.W_OK)
}

async function checkPictures({ s3 }: Config): Promise<void> {
  if (!s3) return
  const { checkBucket } = await import('./images/picture-bucket.ts')
  try {
    await checkBucket(s3)
  } catch (error) {
    // A refused HEAD request has no message, only an error name.
    const { name, message } = error as Error // the S3 client throws errors only
    const reason = message === '' || message === 'UnknownError' ? name : message
    throw new StartupError(`S3_BUCKET: the bucket ${s3.bucket} cannot be reached at S3_ENDPOINT (${reason}).`, {
      cause: error,
    })
  }
}

/** Imported on demand, like the demo: without the setting, the library is not kept in memory. */
async function loadMetrics(address: NonNullable<Config['metrics']>): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics(address)
}

/** Imported on demand, like the metrics. */
async function loadTracing(settings: TracingSettings, { trustProxy }: Config): Promise<Tracing> {
  const { startTracing } = await import('./tracing/tracing.ts')
  return startTracing(settings, { version: VERSION, isTrustedProxy: createProxyTrust(trustProxy) })
}

/** Imported on demand, like the metrics. */
async function loadRedis(url: string): Promise<Redis> {
  const { openRedis } = await import('./lib/redis.ts')
  return openRedis(url)
}

/** Starts a server with the given settings. If the start fails, everything that was opened is closed again. */
export async function startServer(config: Config, log: LogTarget): Promise<RunningServer> {
  openDataDir(config.dataDir)
  await checkPictures(config)
  const closers: (() => Promise<void> | void)[] = []
  /** Closes what was opened, the last first. */
  const close = async () => {
    for (const closeNext of closers.splice(0).reverse()) await closeNext()
  }
  try {
    const database = await openDatabase(config, { responseTimeoutMs: RESPONSE_TIMEOUT_MS })
    closers.push(database.close)
    const redis = config.redisUrl === null ? null : await loadRedis(config.redisUrl)
    if (redis) closers.push(redis.close)
    const metrics = config.metrics && (await loadMetrics(config.metrics))
    const tracing = config.tracing && (await loadTracing(config.tracing, config))
    if (tracing) closers.push(tracing.close)
    const { app, deps, realtime, health } = await buildApp({
      ...{ database, redis, config, clock: systemClock, log },
      observe: (observed) => {
        metrics?.observe(observed)
        tracing?.observe(observed)
      },
    })
    if (config.demo) {
      // Imported on demand, so that a shop without demo data does not keep its code in memory.
      const { seedDemo } = await import('./demo/seed-demo.ts')
      await seedDemo({ db: database.db, config, clock: systemClock })
    }
    const demoAccounts = await findOpenDemoAccounts(database.db)
    // An earlier start with other settings may have created them.
    if (demoAccounts.length > 0 && !isLoopback(config.host) && !config.demoForced) throw new StartupError(DEMO_EXPOSED)

    // Nothing else writes to the folder of an embedded database. Servers that share a PostgreSQL may share a folder.
    const draftsBefore = database.pool ? addMs(systemClock.now(), -MINUTE) : systemClock.now()
    await deleteDrafts(pictureFolderPath(config.dataDir), draftsBefore)

    /** Runs a task now and at intervals until the server closes. */
    const repeat = async (name: string, intervalMs: number, task: (deps: Deps) => Promise<void>) => {
      const run = () => task(deps).catch((error: unknown) => app.log.error({ err: error }, `${name} failed`))
      await run()
      const timer = setInterval(run, intervalMs)
      timer.unref()
      app.addHook('onClose', async () => clearInterval(timer))
    }
    await repeat('cleanup', HOUR, runCleanup)
    await repeat('staff mails', MINUTE, queueStaffMails)

    if (config.slowStatementMs > 0) closers.push(logSlowStatements(app.log, config.slowStatementMs))
    const metricsServer = await metrics?.start({ database, deps, realtime })
    if (metricsServer) closers.push(metricsServer.close)
    await warmUpPages(app)
    const url = await app.listen({ port: config.port, host: config.host })
    const transport = openMailTransport({ config, clock: systemClock, log: app.log })
    const mailWorker = startMailWorker({
      db: database.db,
      clock: systemClock,
      transport,
      log: app.log,
      onResult: metrics?.countMail,
    })
    closers.push(mailWorker.close, () => app.close())
    deps.events.on('mailQueued', mailWorker.wake)
    // Sends mails that an earlier run has left in the queue.
    mailWorker.wake()
    const metricsUrl = metricsServer?.url ?? null
    const { everyMs } = config.backups
    if (everyMs !== null) {
      const onNewest = metrics?.addBackups(everyMs)
      const schedule = scheduleBackups({ backups: deps.backups, clock: systemClock, everyMs, onNewest })
      closers.push(schedule.close)
      void schedule.check()
    }
    app.log.info(describeServer(config, { metricsUrl }), 'server started')
    return {
      url,
      metricsUrl,
      demoAccounts,
      close: async () => {
        health.announceShutdown()
        await wait(config.shutdownDelayMs)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
