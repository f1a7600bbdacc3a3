import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatCount } from '@whirligig/contract'
import { parseBackupName } from '../backup/backup-names.ts'
import { createBackupStore } from '../backup/backup-store.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { OpenDatabase } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { createPictureStorage } from '../images/create-picture-storage.ts'
import { openDataFolder } from '../lib/data-folder.ts'
import { StartupError } from '../lib/startup-error.ts'
import { type CommandContext, UsageError } from './command.ts'

const USAGE = `Usage: npm run db -- migrate                   migrates the database
       npm run db -- backup FILE               writes the database and the pictures into a new file
       npm run db -- backups                   lists the server's backups
       npm run db -- restore FILE [--replace]  restores a backup while no server is running; --replace deletes the current data.
                                               FILE is a path, or the name of a server's backup
The commands use the database of DATABASE_URL, or the one in DATA_DIR if no server is running.`

async function withDatabase(
  opening: Promise<OpenDatabase>,
  work: (open: OpenDatabase) => Promise<void>,
): Promise<void> {
  const open = await opening
  try {
    await work(open)
  } finally {
    await open.close()
  }
}

async function migrate({ config, print }: CommandContext): Promise<void> {
  openDataFolder(config.dataDir)
  await withDatabase(openDatabase(config), async ({ db }) => {
    print(`The database is up to date (${formatCount((await appliedMigrations(db)).length, 'migration')}).`)
  })
}

async function backup({ config, clock, print }: CommandContext, path: string): Promise<void> {
  // Opening a database would create it.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'db'))) {
    throw new StartupError(`There is no database in DATA_DIR ${config.dataDir}, so there is nothing to back up.`)
  }
  await withDatabase(openDatabase(config, { migrations: 'skip' }), async ({ db }) => {
    const written = await writeBackup({ db, clock, storage: await createPictureStorage(config) }, path)
    print(
      `Backed up ${formatCount(written.rows, 'row')} and ${formatCount(written.pictures, 'picture file')} to ${path}.`,
    )
    if (written.missing.length > 0) {
      print(
        `${formatCount(written.missing.length, 'picture file')} could not be found, for example ${written.missing[0]}.`,
      )
    }
  })
}

async function listBackups({ config, print }: CommandContext): Promise<void> {
  const names = (await (await createBackupStore(config)).list()).filter((name) => parseBackupName(name) !== null)
  if (names.length === 0) print('The server has written no backups.')
  for (const name of names.toSorted()) print(name)
}

/** Restores a file, or the server's backup of this name. */
async function restore(context: CommandContext, pathOrName: string, replace: boolean): Promise<void> {
  const store = await createBackupStore(context.config)
  const isInStore = parseBackupName(pathOrName) !== null && !existsSync(pathOrName)
  if (!isInStore) return restoreFile(context, pathOrName, replace)
  if (!(await store.list()).includes(pathOrName)) {
    throw new StartupError(`There is no backup ${pathOrName}. List them with: npm run db -- backups`)
  }
  await store.withFile(pathOrName, (path) => restoreFile(context, path, replace))
}

async function restoreFile({ config, print }: CommandContext, path: string, replace: boolean): Promise<void> {
  openDataFolder(config.dataDir)
  await withDatabase(openDatabase(config), async ({ db }) => {
    const restored = await restoreBackup({ db, storage: await createPictureStorage(config) }, path, { replace })
    print(
      `Restored ${formatCount(restored.rows, 'row')} and ${formatCount(restored.pictures, 'picture file')} from ${path}.`,
    )
    print('All users must sign in again.')
  })
}

/** `npm run db`. @throws UsageError, StartupError */
export async function dbCommand(context: CommandContext, args: string[]): Promise<void> {
  const [command, path, option, ...others] = args
  if (others.length === 0) {
    if (command === 'migrate' && path === undefined) return migrate(context)
    if (command === 'backups' && path === undefined) return listBackups(context)
    if (command === 'backup' && path && option === undefined) return backup(context, path)
    const replace = option === '--replace'
    if (command === 'restore' && path && (option === undefined || replace)) return restore(context, path, replace)
  }
  throw new UsageError(USAGE)
}
