import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { AnyJson } from '../test/any-json.ts'
import { setupPostgres } from '../test/postgres/postgres-cluster.ts'
import { DEMO_EXPOSED, readConfig } from './config.ts'
import { openPostgres } from './db/open.ts'
import { users } from './db/schema/index.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, findOpenDemoAccounts } from './demo/demo-accounts.ts'
import { systemClock } from './lib/clock.ts'
import { hashPassword } from './modules/auth/password.ts'
import { startServer } from './start-server.ts'

const { createDatabaseUrl: freshUrl } = setupPostgres()
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function settings(env: Record<string, string> = {}, url?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-start-'))
  folders.push(dataDir)
  return readConfig({ DATA_DIR: dataDir, DATABASE_URL: url ?? (await freshUrl()), PORT: '0', ...env })
}

/** Puts a demo account into a database, as an earlier start with other settings may have. */
async function withDemoAccount(password: string): Promise<string> {
  const url = await freshUrl()
  const open = await openPostgres(url)
  const person = { firstName: 'A', lastName: 'B', createdAt: systemClock.now() }
  await open.db.insert(users).values({ ...person, email: DEMO_ACCOUNTS[0], passwordHash: await hashPassword(password) })
  await open.close()
  return url
}

it('two servers share one PostgreSQL: who signs in at one is signed in at the other', async () => {
  const url = await freshUrl()
  const [one, two] = [
    await startServer(await settings({}, url), 'none'),
    await startServer(await settings({}, url), 'none'),
  ]
  const person = { email: 'ada@example.com', password: 'engine1', firstName: 'Ada', lastName: 'L' }
  const headers = { 'content-type': 'application/json' }
  const registered = await fetch(`${one.url}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  })
  const { token }: AnyJson = await registered.json()
  const me = await fetch(`${two.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } })
  const { user }: AnyJson = await me.json()
  expect([me.status, user.firstName]).toEqual([200, 'Ada'])
  await Promise.all([one.close(), two.close()])
})

it('refuses an open address while an earlier demo account still has the known password', async () => {
  const url = await withDemoAccount(DEMO_PASSWORD)
  const reachable = { HOST: '0.0.0.0', DEMO: 'off' }
  await expect(startServer(await settings(reachable, url), 'none')).rejects.toThrow(DEMO_EXPOSED)

  const forced = await startServer(await settings({ ...reachable, DEMO: 'force' }, url), 'none')
  expect(forced.demoAccounts).toEqual([DEMO_ACCOUNTS[0]])
  await forced.close()
})

it('lets a demo account be whose password was changed', async () => {
  const url = await withDemoAccount('something-else')
  const server = await startServer(await settings({ HOST: '0.0.0.0', DEMO: 'off' }, url), 'none')
  expect(server.demoAccounts).toEqual([])
  await server.close()
})

it('fills an empty database when the demo is on', async () => {
  const url = await freshUrl()
  const server = await startServer(await settings({ DEMO: 'on' }, url), 'none')
  expect(server.demoAccounts.toSorted()).toEqual([...DEMO_ACCOUNTS].toSorted())
  await server.close()
  const open = await openPostgres(url)
  expect(await findOpenDemoAccounts(open.db)).toHaveLength(3)
  await open.close()
})
