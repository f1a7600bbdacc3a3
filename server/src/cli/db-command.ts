import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { OpenDatabase } from '../db/database.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { createPictureStorage } from '../images/create-picture-storage.ts'
import { StartupError } from '../lib/startup-error.ts'
import { type CommandContext, UsageError } from './command.ts'

const USAGE = `Usage: npm run db -- migrate                   brings the database up to date
       npm run db -- backup FILE               writes rows and pictures into a new file
       npm run db -- restore FILE [--replace]  puts them back while no server runs; --replace throws away what is there
The database is that of DATABASE_URL, or the one in DATA_DIR while no server runs on it.`

const pluralize = (count: number, one: string) => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

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
  mkdirSync(config.dataDir, { recursive: true })
  await withDatabase(openDatabase(config), async ({ db }) => {
    print(`The database is up to date (${pluralize((await appliedMigrations(db)).length, 'migration')}).`)
  })
}

async function backup({ config, clock, print }: CommandContext, path: string): Promise<void> {
  // Opening it would make one.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'db'))) {
    throw new StartupError(`There is no database in DATA_DIR ${config.dataDir}: nothing to back up.`)
  }
  await withDatabase(openDatabase(config, 'leave'), async ({ db }) => {
    const written = await writeBackup({ db, clock, storage: createPictureStorage(config) }, path)
    print(`Backed up ${pluralize(written.rows, 'row')} and ${pluralize(written.pictures, 'picture file')} to ${path}.`)
    if (written.missing.length > 0) {
      print(`${pluralize(written.missing.length, 'picture file')} could not be found, ${written.missing[0]} for one.`)
    }
  })
}

async function restore({ config, print }: CommandContext, path: string, replace: boolean): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true })
  await withDatabase(openDatabase(config), async ({ db }) => {
    const restored = await restoreBackup({ db, storage: createPictureStorage(config) }, path, { replace })
    print(
      `Restored ${pluralize(restored.rows, 'row')} and ${pluralize(restored.pictures, 'picture file')} from ${path}.`,
    )
    print('Everybody has to sign in anew.')
  })
}

/** `npm run db`. @throws Usage, StartProblem */
export async function dbCommand(operator: CommandContext, args: string[]): Promise<void> {
  const [verb, path, option, ...others] = args
  if (others.length === 0) {
    if (verb === 'migrate' && path === undefined) return migrate(operator)
    if (verb === 'backup' && path && option === undefined) return backup(operator, path)
    const replace = option === '--replace'
    if (verb === 'restore' && path && (option === undefined || replace)) return restore(operator, path, replace)
  }
  throw new UsageError(USAGE)
}
