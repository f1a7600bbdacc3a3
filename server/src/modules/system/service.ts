import { statfs } from 'node:fs/promises'
import {
  formatCount,
  MAX_TROUBLED_MAILS,
  type MessageResponse,
  RESPONSE_TEXT,
  type SystemStatus,
  type TroubledMail,
} from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { VERSION } from '../../describe-server.ts'
import { badRequest } from '../../lib/errors.ts'
import { getQueueState } from '../../mail/mail-queue.ts'
import {
  countTroubledMails,
  discardMails,
  findTroubledMails,
  type MailSelection,
  retryMails,
} from '../../mail/troubled-mails.ts'
import { getBackupStatus } from './backup-status.ts'
import { getDatabaseFigures } from './queries.ts'

type TroubledRow = Awaited<ReturnType<typeof findTroubledMails>>[number]

/** Converts a row to the contract's shape. */
const toTroubledMail = ({ id, createdAt, dueAt, failedAt, lastError, ...mail }: TroubledRow): TroubledMail => ({
  ...mail,
  _id: id,
  state: failedAt ? 'failed' : 'waiting',
  created: createdAt.toISOString(),
  next: failedAt ? null : dueAt.toISOString(),
  reason: lastError ?? '',
})

async function getMailStatus({ db }: Deps): Promise<SystemStatus['mail']> {
  const [queue, counts, rows] = await Promise.all([
    getQueueState(db),
    countTroubledMails(db),
    findTroubledMails(db, MAX_TROUBLED_MAILS),
  ])
  return {
    waiting: queue.depth,
    oldest: queue.oldest?.toISOString() ?? null,
    ...counts,
    mails: rows.map(toTroubledMail),
  }
}

/** Returns the state of the shop. @param started when this process was started */
export async function getSystemStatus(deps: Deps, started: Date): Promise<SystemStatus> {
  const { db, clock, config } = deps
  const now = clock.now()
  const [{ version, bytes, ...realtime }, mail, backup, disk] = await Promise.all([
    getDatabaseFigures(db, now),
    getMailStatus(deps),
    getBackupStatus(deps),
    statfs(config.dataDir),
  ])
  return {
    counted: now.toISOString(),
    version: VERSION,
    node: process.version,
    started: started.toISOString(),
    database: { kind: config.databaseUrl === null ? 'embedded' : 'PostgreSQL', version, bytes },
    pictures: { kind: config.s3 ? 'bucket' : 'folder', freeBytes: disk.bavail * disk.bsize },
    backup,
    realtime,
    mail,
  }
}

/** Starts a backup. @throws AppError 400 if a server is writing one */
export async function startBackup({ backups }: Deps): Promise<MessageResponse> {
  const backup = await backups.start('manual')
  if (!backup) throw badRequest(RESPONSE_TEXT.system.backupRunning)
  return { success: true, message: RESPONSE_TEXT.system.backupStarted }
}

/** Sends mails again that could not be sent. @throws AppError 400 if there is none */
export async function retry({ db, clock, events }: Deps, selection: MailSelection): Promise<MessageResponse> {
  const count = await retryMails(db, selection, clock.now())
  if (count === 0) throw badRequest(RESPONSE_TEXT.system.nothing)
  events.emit('mailQueued')
  return { success: true, message: RESPONSE_TEXT.system.retried(formatCount(count, 'mail')) }
}

/** Deletes mails that could not be sent. @throws AppError 400 if there is none */
export async function discard({ db, clock }: Deps, selection: MailSelection): Promise<MessageResponse> {
  const count = await discardMails(db, selection, clock.now())
  if (count === 0) throw badRequest(RESPONSE_TEXT.system.nothing)
  return { success: true, message: RESPONSE_TEXT.system.discarded(formatCount(count, 'mail')) }
}
