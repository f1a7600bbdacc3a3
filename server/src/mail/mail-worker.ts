import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { type Clock, SECOND } from '../lib/clock.ts'
import {
  claimDue,
  isLastAttempt,
  markFailed,
  markSent,
  type QueuedMail,
  RENEWAL_INTERVAL_MS,
  renewClaim,
} from './mail-queue.ts'
import type { MailTransport } from './mail-transport.ts'

/** Finds retries and mails of processes that died. New mails do not wait for it: `wake` sends them at once. */
const POLL_INTERVAL_MS = 15 * SECOND

/** The result of an attempt to send a mail. `given-up`: it has failed for the last time. */
export type MailResult = 'sent' | 'failed' | 'given-up'

export type MailWorker = {
  /** Sends the mails that are due. If the worker is running already, it checks the queue once more. */
  wake: () => void
  /** Resolves when no mail is due. Never rejects. */
  idle: () => Promise<void>
  /** Finishes the current mail and claims no more. */
  close: () => Promise<void>
}

type Options = {
  db: Database
  clock: Clock
  transport: MailTransport
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Called after each attempt, for metrics. */
  onResult?: ((result: MailResult) => void) | undefined
}

/**
 * Sends queued mails, one at a time. Several processes may run a worker on the same database.
 *
 * Each mail is sent at least once: if a process dies after the mail server has accepted a mail and before the database
 * has saved that, the mail is sent again with the same Message-ID.
 */
export function startMailWorker({ db, clock, transport, log, onResult = () => {} }: Options): MailWorker {
  let closing = false
  let wakeRequested = false
  let running: Promise<void> | undefined

  /** Sends a mail and renews its claim meanwhile, so that no other process sends it too. */
  async function send(mail: QueuedMail): Promise<void> {
    let renewal = Promise.resolve()
    const renew = () => {
      renewal = renewal
        .then(() => renewClaim(db, mail, clock.now()))
        .catch((error: unknown) => log.error({ err: error }, 'mail claim not renewed'))
    }
    const renewals = setInterval(renew, RENEWAL_INTERVAL_MS)
    try {
      await transport.send(mail)
    } finally {
      clearInterval(renewals)
      // A renewal that ends later would overwrite the time of the next attempt.
      await renewal
    }
  }

  async function deliver(mail: QueuedMail): Promise<void> {
    try {
      await send(mail)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason }, 'mail not sent')
      onResult(isLastAttempt(mail) ? 'given-up' : 'failed')
      return markFailed(db, mail, reason, clock.now())
    }
    onResult('sent')
    await markSent(db, mail, clock.now())
  }

  async function run(): Promise<void> {
    try {
      while (wakeRequested && !closing) {
        wakeRequested = false
        let mail = await claimDue(db, clock.now())
        while (mail) {
          await deliver(mail)
          mail = closing ? undefined : await claimDue(db, clock.now())
        }
      }
    } catch (error) {
      // A database error. The next poll continues with what is in the table.
      log.error({ err: error }, 'mail queue stopped')
    } finally {
      running = undefined
    }
  }

  const wake = () => {
    wakeRequested = true
    if (!closing) running ??= run()
  }
  const polling = setInterval(wake, POLL_INTERVAL_MS)
  polling.unref()

  return {
    wake,
    idle: async () => running,
    close: async () => {
      closing = true
      clearInterval(polling)
      await running
      transport.close()
    },
  }
}
