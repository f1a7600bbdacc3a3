import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runProgram } from '../../test/run-program.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { readConfig } from '../config.ts'
import { openFolder } from '../db/open.ts'
import { systemClock } from '../lib/clock.ts'
import { adminCommand, parseAdminCommand } from './admin-command.ts'
import { UsageError } from './command.ts'
import { dbCommand } from './db-command.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'whirligig-cli-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a command in its own process, as `npm run` does. */
const run = (command: 'admin' | 'db', args: string[], env: Record<string, string> = {}) =>
  runProgram(join(import.meta.dirname, `${command}.ts`), { args, env: { DATA_DIR: join(root, 'data'), ...env } })

describe('in its own process', () => {
  it('migrates a database', async () => {
    const { code, output } = await run('db', ['migrate'])
    expect(output).toMatch(/^The database is up to date \(\d+ migrations\)\.$/)
    expect(code).toBe(0)
  })

  it('prints its usage for invalid arguments', async () => {
    const { code, output } = await run('admin', ['make', 'ada@example.com'])
    expect(code).toBe(2)
    expect(output).toMatch(/^Usage: npm run admin -- create EMAIL/)
  })

  it('explains an invalid setting or an unreachable database in one line', async () => {
    expect(await run('db', ['migrate'], { PORT: 'x' })).toEqual({
      code: 1,
      output: 'PORT must be a whole number from 0 to 65535',
    })
    expect(await run('db', ['migrate'], { DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop' })).toEqual({
      code: 1,
      output: 'DATABASE_URL: the database cannot be opened (connect ECONNREFUSED 127.0.0.1:1).',
    })
  })

  it('refuses a folder that a server uses', async () => {
    const open = await openFolder(join(root, 'data'))
    const { code, output } = await run('db', ['backup', join(root, 'x.gz')])
    await open.close()
    expect(output).toContain('is in use by another Whirligig server. Stop that server')
    expect(code).toBe(1)
  })

  it('reports a file that cannot be written', async () => {
    const { code, output } = await run('db', ['backup', join(root, 'no', 'folder', 'x.gz')])
    expect(output).toBe(`${join(root, 'no', 'folder', 'x.gz')} cannot be written (ENOENT).`)
    expect(code).toBe(1)
  })
})

it.each([
  [dbCommand, []],
  [dbCommand, ['migrate', 'x']],
  [dbCommand, ['backup']],
  [dbCommand, ['backup', 'a', 'b']],
  [dbCommand, ['restore']],
  [dbCommand, ['restore', 'a', '--force']],
  [dbCommand, ['restore', 'a', '--replace', 'b']],
  [adminCommand, []],
  [adminCommand, ['create']],
  [adminCommand, ['create', 'a@b.co', 'c@d.co']],
  [adminCommand, ['list', 'a@b.co']],
])('%o refuses the arguments %j', async (command, args) => {
  const context = { config: readConfig({}), clock: systemClock, print: () => {} }
  await expect(command(context, args)).rejects.toBeInstanceOf(UsageError)
})

describe('npm run admin', () => {
  let t: TestApp
  beforeEach(async () => {
    t = await testApp({ config: { appUrl: 'http://toys.example' } })
  })
  afterEach(() => t.close())
  const admin = async (...args: string[]) => {
    const lines: string[] = []
    await parseAdminCommand(args)(t.db, { ...t, print: (line) => lines.push(line) })
    return lines
  }

  it('creates an admin, who chooses a password with the printed link', async () => {
    expect(await admin('list')).toEqual(['There are no admins. Create one with: npm run admin -- create EMAIL'])
    const [message, link = ''] = await admin('create', ' Ada@example.com')
    expect(message).toMatch(/^Ada@example\.com is now an admin\./)
    const token = /^http:\/\/toys\.example\/#\/reset-password\/([\w-]{43})$/.exec(link)?.[1]
    const body = { password: 'engine1', confirmPassword: 'engine1' }
    expect((await t.call('POST', `/auth/reset/${token}`, { body })).status).toBe(200)
    const login = { email: 'ada@example.com', password: 'engine1' }
    expect((await t.call('POST', '/auth/login', { body: login })).body.user.role).toBe('ROLE ADMIN')
    expect(await admin('create', 'ada@EXAMPLE.com')).toEqual([expect.stringContaining('is already an admin.')])
    expect(await admin('list')).toEqual(['Ada@example.com  Ada Admin  Email, since 2026-03-01'])
  })

  it('promotes an existing account, describes it, and demotes it again', async () => {
    const google = { provider: 'Google' as const, passwordHash: null }
    const bob = await t.signIn({ ...google, email: 'bob@example.com', providerSubject: '1' })
    expect(await admin('create', 'bob@example.com')).toEqual([
      'bob@example.com is now an admin. The account exists since 2026-03-01 and signs in as before (Google).',
      'If it was created by another person, undo this with: npm run admin -- remove bob@example.com',
    ])
    expect((await t.call('GET', '/user/me', bob)).body.user.role).toBe('ROLE ADMIN')
    expect(await admin('remove', 'bob@example.com')).toEqual([
      'bob@example.com is now a member and signed out everywhere.',
    ])
    expect((await t.call('GET', '/user/me', bob)).status).toBe(401)
  })

  it('explains a refusal in one line', async () => {
    await t.signIn({ email: 'bob@example.com' })
    await t.signIn({ email: 'shop@example.com', role: 'ROLE MERCHANT' })
    await expect(admin('remove', 'bob@example.com')).rejects.toThrow('bob@example.com is not an admin.')
    await expect(admin('remove', 'nobody@example.com')).rejects.toThrow('nobody@example.com is not an admin.')
    await expect(admin('create', 'shop@example.com')).rejects.toThrow('shop@example.com is a merchant.')
    await expect(admin('create', 'nobody')).rejects.toThrow('nobody is not an email address.')
  })
})
