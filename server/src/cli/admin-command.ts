import { mkdirSync } from 'node:fs'
import { Email, LIMITS } from '@whirligig/contract'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import { addMs, HOUR } from '../lib/clock.ts'
import { StartupError } from '../lib/startup-error.ts'
import { hashToken, newToken } from '../lib/token.ts'
import { hashPassword } from '../modules/auth/password.ts'
import { revokeSessions } from '../modules/auth/sessions.ts'
import { insertReset } from '../modules/passwords/queries.ts'
import { changeRole, insertAdmin, listAdmins, lockByEmail } from './admins.ts'
import { type CommandContext, UsageError } from './command.ts'

const USAGE = `Usage: npm run admin -- create EMAIL  makes an admin, of an account that is there or of a new one
       npm run admin -- remove EMAIL  makes an admin a member again
       npm run admin -- list          says who is one
The database is that of DATABASE_URL, or the one in DATA_DIR while no server runs on it.`

const LINK_TTL_MS = HOUR

const day = (date: Date) => date.toISOString().slice(0, 10)

/** A new account, into which the link leads that is printed: no password is ever on a screen or in a mail. */
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
  print(`${email} is an admin now. This link, which works once and for an hour, leads to the choice of a password:`)
  print(`${config.appUrl}/#/reset-password/${token}`)
}

async function create(tx: Database, email: string, operator: CommandContext): Promise<void> {
  const { print } = operator
  const user = await lockByEmail(tx, email)
  if (!user) return createAccount(tx, email, operator)
  if (user.role === 'ROLE ADMIN') {
    return print(
      `${user.email} is an admin already. A lost password is replaced in the shop: ${operator.config.appUrl}/#/forgot-password`,
    )
  }
  if (!(await changeRole(tx, user.id, { from: 'ROLE MEMBER', to: 'ROLE ADMIN' }))) {
    throw new StartupError(
      `${user.email} is a merchant. Delete the merchant first, in the dashboard, or take another address.`,
    )
  }
  print(
    `${user.email} is an admin now: the account is there since ${day(user.createdAt)} and is signed in to as before (${user.provider}).`,
  )
  print(`If somebody else has made it with this address, take it back: npm run admin -- remove ${user.email}`)
}

async function remove(tx: Database, email: string, { print }: CommandContext): Promise<void> {
  const user = await lockByEmail(tx, email)
  if (!user || !(await changeRole(tx, user.id, { from: 'ROLE ADMIN', to: 'ROLE MEMBER' }))) {
    throw new StartupError(`${email} is no admin.`)
  }
  await revokeSessions(tx, user.id)
  print(`${user.email} is a member now, and signed out everywhere.`)
}

async function list(db: Database, _none: string, { print }: CommandContext): Promise<void> {
  const admins = await listAdmins(db)
  if (admins.length === 0) print('There are no admins. npm run admin -- create EMAIL makes one.')
  for (const { email, firstName, lastName, provider, createdAt } of admins) {
    print(`${email ?? '(no email)'}  ${firstName} ${lastName}  ${provider}, since ${day(createdAt)}`)
  }
}

const VERBS = new Map([
  ['create', create],
  ['remove', remove],
  ['list', list],
])

/** What the arguments ask for. @throws Usage, StartProblem */
export function parseAdminCommand(args: string[]): (db: Database, operator: CommandContext) => Promise<void> {
  const [name = '', email, ...others] = args
  const verb = VERBS.get(name)
  if (!verb || others.length > 0 || (email === undefined) !== (name === 'list')) throw new UsageError(USAGE)
  const address = Email.safeParse(email)
  if (email !== undefined && !address.success) throw new StartupError(`${email} is no email address.`)
  return async (db, operator) => {
    // Said when it is true: after the transaction.
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    await db.transaction((tx) => verb(tx, address.data ?? '', { ...operator, print }))
    for (const line of lines) operator.print(line)
  }
}

/** `npm run admin`. @throws as above, and what opening the database throws */
export async function adminCommand(operator: CommandContext, args: string[]): Promise<void> {
  const task = parseAdminCommand(args)
  mkdirSync(operator.config.dataDir, { recursive: true })
  const open = await openDatabase(operator.config)
  try {
    await task(open.db, operator)
  } finally {
    await open.close()
  }
}
