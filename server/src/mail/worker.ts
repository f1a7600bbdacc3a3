import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { type Clock, SECOND } from '../lib/clock.ts'
import { markFailed, markSent, type Outgoing, takeDue } from './outgoing.ts'
import type { Post } from './post.ts'

/** For what was put off, and for mails of processes that died: a mail that is queued is sent at once. */
const LOOK_EVERY = 15 * SECOND

export type MailWorker = {
  /** Looks for due mails now, or once more when it is looking already. */
  wake: () => void
  /** Settles when nothing is due any more. Never rejects. */
  idle: () => Promise<void>
  /** Finishes the mail in hand and takes no more. */
  close: () => Promise<void>
}

type Options = { db: Database; clock: Clock; post: Post; log: Pick<FastifyBaseLogger, 'warn' | 'error'> }

/**
 * Sends what is queued, one mail after the other. Several processes may each have one on the same database.
 *
 * A mail is sent at least once: when a process dies between the mail server's yes and writing it down, the mail goes out
 * again, under the same Message-ID.
 */
export function startMailWorker({ db, clock, post, log }: Options): MailWorker {
  let closing = false
  let again = false
  let running: Promise<void> | undefined

  async function deliver(mail: Outgoing): Promise<void> {
    try {
      await post.send(mail)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason }, 'a mail was not sent')
      return markFailed(db, mail, reason, clock.now())
    }
    await markSent(db, mail, clock.now())
  }

  async function work(): Promise<void> {
    try {
      while (again && !closing) {
        again = false
        let mail = await takeDue(db, clock.now())
        while (mail) {
          await deliver(mail)
          mail = closing ? undefined : await takeDue(db, clock.now())
        }
      }
    } catch (error) {
      // The database: what was not written down is found again by a later look.
      log.error({ err: error }, 'the mail queue stopped')
    } finally {
      running = undefined
    }
  }

  const wake = () => {
    again = true
    if (!closing) running ??= work()
  }
  const looking = setInterval(wake, LOOK_EVERY)
  looking.unref()

  return {
    wake,
    idle: async () => running,
    close: async () => {
      closing = true
      clearInterval(looking)
      await running
      post.close()
    },
  }
}
