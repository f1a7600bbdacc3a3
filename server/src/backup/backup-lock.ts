import { sql } from 'drizzle-orm'
import { ADVISORY_LOCK_IDS } from '../db/advisory-lock-ids.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/open.ts'

/** Lets one server at a time write a backup. */
export type BackupLock = {
  /** Runs `work` with the database to read, or does nothing if the lock is taken. */
  run: (work: (db: Database) => Promise<void>) => Promise<void>
  /** Whether this server or another one has the lock. */
  isTaken: () => Promise<boolean>
}

/** An embedded database has one server. */
function createEmbeddedLock(db: Database): BackupLock {
  let isTaken = false
  return {
    run: async (work) => {
      if (isTaken) return
      isTaken = true
      try {
        await work(db)
      } finally {
        isTaken = false
      }
    },
    isTaken: async () => isTaken,
  }
}

/** The lock ends with its connection, so a server that is killed does not keep it. */
function createPostgresLock(db: Database, url: string): BackupLock {
  return {
    run: async (work) => {
      // Connections of its own: those of the requests have a time limit.
      const own = await openPostgres(url, { migrations: 'skip' })
      try {
        await own.db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ locked: boolean }>(
            sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCK_IDS.backup}) as locked`,
          )
          if (rows[0]?.locked) await work(own.db)
        })
      } finally {
        await own.close()
      }
    },
    isTaken: async () => {
      const { rows } = await db.execute<{ taken: boolean }>(sql`
        select exists (
          select from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and l.locktype = 'advisory' and l.granted
            and l.classid = 0 and l.objid = ${ADVISORY_LOCK_IDS.backup}
        ) as taken`)
      return rows[0]?.taken ?? false
    },
  }
}

/** @param databaseUrl of a PostgreSQL; null for the embedded database */
export const createBackupLock = (db: Database, databaseUrl: string | null): BackupLock =>
  databaseUrl === null ? createEmbeddedLock(db) : createPostgresLock(db, databaseUrl)
