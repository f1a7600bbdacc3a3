import * as z from 'zod/mini'
import { Id, IsoDate } from './fields.ts'

/** A mail that could not be sent. It has neither text nor links. */
export const TroubledMail = z.object({
  _id: Id,
  /** What the mail is about: `password-reset`, `order-confirmation`. */
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  /** `waiting`: it is tried again at `next`. `failed`: the server has given up. */
  state: z.enum(['waiting', 'failed']),
  created: IsoDate,
  /** Null if the server has given up. */
  next: z.nullable(IsoDate),
  attempts: z.int(),
  /** The error of the last attempt. */
  reason: z.string(),
})
export type TroubledMail = z.infer<typeof TroubledMail>

/** The state of the mail queue. */
export const MailStatus = z.object({
  /** Mails that wait for their first attempt or for another one. */
  waiting: z.int(),
  /** When the oldest of these was queued. */
  oldest: z.nullable(IsoDate),
  /** Mails that the server has given up. */
  failed: z.int(),
  /** The number of all mails that could not be sent: those in `mails` and more of the same kind. */
  troubled: z.int(),
  /** The newest mails that could not be sent. */
  mails: z.array(TroubledMail),
})
export type MailStatus = z.infer<typeof MailStatus>

/** The state of the backups. */
export const BackupStatus = z.object({
  /** The interval in ms; null if no backups are scheduled. */
  everyMs: z.nullable(z.int()),
  /** False: the place of the backups has not responded, so that `newest` is unknown. */
  isReachable: z.boolean(),
  newest: z.nullable(z.object({ time: IsoDate, bytes: z.int() })),
  /** Whether a server is writing a backup. */
  isRunning: z.boolean(),
  /** When and why the last backup has failed; null if it has succeeded. */
  failed: z.nullable(z.object({ time: IsoDate, reason: z.string() })),
})
export type BackupStatus = z.infer<typeof BackupStatus>

/** What an operator wants to know about the running shop. It has no address, user or password of any service. */
export const SystemStatus = z.object({
  /** The time of the request. */
  counted: IsoDate,
  /** The version of the shop. */
  version: z.string(),
  /** The version of Node. */
  node: z.string(),
  /** When the server process that responds was started. */
  started: IsoDate,
  database: z.object({ kind: z.enum(['embedded', 'PostgreSQL']), version: z.string(), bytes: z.int() }),
  pictures: z.object({
    kind: z.enum(['folder', 'bucket']),
    /** What is left on the disk of the data folder. */
    freeBytes: z.int(),
  }),
  backup: BackupStatus,
  realtime: z.object({
    /** Open connections of signed-in users, at all servers. */
    sockets: z.int(),
    /** The servers that have had connections since their start. */
    processes: z.int(),
  }),
  mail: MailStatus,
})
export type SystemStatus = z.infer<typeof SystemStatus>
