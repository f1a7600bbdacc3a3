import { clientPaths, Email, isAdmin, LIMITS, ROLE_ADMIN, ROLE_MEMBER, toClientUrl } from '@whirligig/contract'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { addMs, HOUR } from '../lib/clock.ts'
import { openDataFolder } from '../lib/data-folder.ts'
import { StartupError } from '../lib/startup-error.ts'
import { hashToken, newToken } from '../lib/token.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { revokeSessions } from '../modules/auth/sessions.ts'
import { insertReset } from '../modules/passwords/queries.ts'
import { changeRole, insertAdmin, listAdmins, lockByEmail } from './admins.ts'
import { type CommandContext, UsageError } from './command.ts'

const USAGE = `Usage: npm run admin -- create EMAIL  makes a new or existing account an admin
       npm run admin -- remove EMAIL  makes an admin a member
       npm run admin -- list          lists the admins
The commands use the database of DATABASE_URL, or the one in DATA_DIR if no server is running.`

const LINK_TTL_MS = HOUR

const formatDay = (date: Date) => date.toISOString().slice(0, 10)

/** Creates an admin account and prints a link to choose its password, so that no password is ever displayed. */
async function createAccount(tx: Database, email: string, { clock, config, print }: CommandContext): Promise<void> {
  const now = clock.now()
  const id = await insertAdmin(tx, {
    email,
    firstName: (email.split('@')[0] ?? email).slice(0, LIMITS.name),
    lastName: 'Admin',
    passwordHash: await hashPassword(newToken()),
    createdAt: now,
  })
  const token = newToken()
  await insertReset(tx, { tokenHash: hashToken(token), userId: id, createdAt: now, expiresAt: addMs(now, LINK_TTL_MS) })
  print(`${email} is now an admin. Use this link to choose a password. It works once, for one hour:`)
  print(toClientUrl(config.appUrl, clientPaths.resetPassword(token)))
}

async function create(tx: Database, email: string, context: CommandContext): Promise<void> {
  const { print } = context
  const user = await lockByEmail(tx, email)
  if (!user) return createAccount(tx, email, context)
  if (isAdmin(user)) {
    return print(
      `${user.email} is already an admin. To replace a lost password, use ${toClientUrl(context.config.appUrl, clientPaths.forgotPassword)}`,
    )
  }
  if (!(await changeRole(tx, user.id, { from: ROLE_MEMBER, to: ROLE_ADMIN }))) {
    throw new StartupError(
      `${user.email} is a merchant. Delete the merchant in the dashboard first, or use another email.`,
    )
  }
  print(
    `${user.email} is now an admin. The account exists since ${formatDay(user.createdAt)} and signs in as before (${user.provider}).`,
  )
  print(`If it was created by another person, undo this with: npm run admin -- remove ${user.email}`)
}

async function remove(tx: Database, email: string, { print }: CommandContext): Promise<void> {
  const user = await lockByEmail(tx, email)
  if (!user || !(await changeRole(tx, user.id, { from: ROLE_ADMIN, to: ROLE_MEMBER }))) {
    throw new StartupError(`${email} is not an admin.`)
  }
  await revokeSessions(tx, user.id)
  print(`${user.email} is now a member and signed out everywhere.`)
}

async function list(db: Database, _email: string, { print }: CommandContext): Promise<void> {
  const admins = await listAdmins(db)
  if (admins.length === 0) print('There are no admins. Create one with: npm run admin -- create EMAIL')
  for (const { email, firstName, lastName, provider, createdAt } of admins) {
    print(`${email ?? '(no email)'}  ${firstName} ${lastName}  ${provider}, since ${formatDay(createdAt)}`)
  }
}

const COMMANDS = new Map([
  ['create', create],
  ['remove', remove],
  ['list', list],
])

/** Parses the arguments. @throws UsageError, StartupError */
export function parseAdminCommand(args: string[]): (db: Database, context: CommandContext) => Promise<void> {
  const [name = '', email, ...others] = args
  const command = COMMANDS.get(name)
  if (!command || others.length > 0 || (email === undefined) !== (name === 'list')) throw new UsageError(USAGE)
  const address = Email.safeParse(email)
  if (email !== undefined && !address.success) throw new StartupError(`${email} is not an email address.`)
  return async (db, context) => {
    // Printed after the transaction has committed.
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    await db.transaction((tx) => command(tx, address.data ?? '', { ...context, print }))
    for (const line of lines) context.print(line)
  }
}

/** `npm run admin`. @throws UsageError, StartupError, and the errors of `openDatabase` */
export async function adminCommand(context: CommandContext, args: string[]): Promise<void> {
  const task = parseAdminCommand(args)
  openDataFolder(context.config.dataDir)
  const open = await openDatabase(context.config)
  try {
    await task(open.db, context)
  } finally {
    await open.close()
  }
}
