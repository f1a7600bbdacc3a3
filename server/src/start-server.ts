import { accessSync, constants, mkdirSync } from 'node:fs'
import { buildApp } from './app.ts'
import { runCleanup } from './cleanup.ts'
import { type Config, DEMO_EXPOSED, isLoopback } from './config.ts'
import { openDatabase } from './db/open.ts'
import { findOpenDemoAccounts } from './demo/demo-accounts.ts'
import { checkBucket } from './images/picture-bucket.ts'
import { HOUR, systemClock } from './lib/clock.ts'
import { StartupError } from './lib/startup-error.ts'
import { openMailTransport } from './mail/mail-transport.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import type { LogTarget } from './plugins/log.ts'

export type RunningServer = {
  /** Where it listens. */
  url: string
  /** The demo accounts that can be signed in to with the known password. */
  demoAccounts: string[]
  /** Takes no more calls, answers those it has, closes the database. */
  close: () => Promise<void>
}

function openDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.W_OK)
}

async function checkPictures({ s3 }: Config): Promise<void> {
  if (!s3) return
  try {
    await checkBucket(s3)
  } catch (error) {
    // Where a HEAD is refused there is no message, only the error's name.
    const { name, message } = error as Error // what the S3 client throws
    const reason = message === '' || message === 'UnknownError' ? name : message
    throw new StartupError(`S3_BUCKET: the bucket ${s3.bucket} cannot be reached at S3_ENDPOINT (${reason}).`, {
      cause: error,
    })
  }
}

/** Starts a server by its settings. What is opened on the way is closed again when it does not get there. */
export async function startServer(config: Config, log: LogTarget): Promise<RunningServer> {
  openDataDir(config.dataDir)
  await checkPictures(config)
  const database = await openDatabase(config)
  try {
    const { app, deps } = await buildApp({ database, config, clock: systemClock, log })
    if (config.demo) {
      // Imported on demand, so that a shop without demo data does not keep its code in memory.
      const { seedDemo } = await import('./demo/seed-demo.ts')
      await seedDemo({ db: database.db, config, clock: systemClock })
    }
    const demoAccounts = await findOpenDemoAccounts(database.db)
    // They may have come with an earlier start that had other settings.
    if (demoAccounts.length > 0 && !isLoopback(config.host) && !config.demoForced) throw new StartupError(DEMO_EXPOSED)

    const tidy = () => runCleanup(deps).catch((error: unknown) => app.log.error({ err: error }, 'tidying up failed'))
    await tidy()
    const tidying = setInterval(tidy, HOUR)
    tidying.unref()
    app.addHook('onClose', async () => clearInterval(tidying))

    const url = await app.listen({ port: config.port, host: config.host })
    const transport = openMailTransport({ config, clock: systemClock, log: app.log })
    const mailWorker = startMailWorker({ db: database.db, clock: systemClock, transport, log: app.log })
    deps.events.on('written', mailWorker.wake)
    // What an earlier run has left behind.
    mailWorker.wake()
    return {
      url,
      demoAccounts,
      close: async () => {
        await app.close()
        await mailWorker.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
