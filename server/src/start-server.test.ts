import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { AnyJson } from '../test/any-json.ts'
import { startCollector } from '../test/otlp-collector.ts'
import { setupPostgres } from '../test/postgres/postgres-cluster.ts'
import { readMetrics } from '../test/read-metrics.ts'
import { DEMO_EXPOSED, readConfig } from './config.ts'
import { openPostgres } from './db/open.ts'
import { users } from './db/schema/index.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-accounts.ts'
import { findOpenDemoAccounts } from './demo/find-open-demo-accounts.ts'
import { systemClock } from './lib/clock.ts'
import { hashPassword } from './modules/auth/password.ts'
import { startServer } from './start-server.ts'

const { createDatabaseUrl } = setupPostgres()
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function createConfig(env: Record<string, string> = {}, url?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-start-'))
  folders.push(dataDir)
  return readConfig({ DATA_DIR: dataDir, DATABASE_URL: url ?? (await createDatabaseUrl()), PORT: '0', ...env })
}

/** Creates a database with a demo account, as an earlier start with other settings does. */
async function createDatabaseWithDemoAccount(password: string): Promise<string> {
  const url = await createDatabaseUrl()
  const open = await openPostgres(url)
  const person = { firstName: 'A', lastName: 'B', createdAt: systemClock.now() }
  await open.db.insert(users).values({ ...person, email: DEMO_ACCOUNTS[0], passwordHash: await hashPassword(password) })
  await open.close()
  return url
}

it('two servers on one PostgreSQL share their sessions', async () => {
  const url = await createDatabaseUrl()
  const [first, second] = [
    await startServer(await createConfig({}, url), 'none'),
    await startServer(await createConfig({}, url), 'none'),
  ]
  const person = { email: 'ada@example.com', password: 'engine1', firstName: 'Ada', lastName: 'L' }
  const headers = { 'content-type': 'application/json' }
  const registered = await fetch(`${first.url}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  })
  const { token }: AnyJson = await registered.json()
  const me = await fetch(`${second.url}/api/user/me`, { headers: { authorization: `Bearer ${token}` } })
  const { user }: AnyJson = await me.json()
  expect([me.status, user.firstName]).toEqual([200, 'Ada'])
  await Promise.all([first.close(), second.close()])
})

it('refuses a public address while an earlier demo account still has the public password', async () => {
  const url = await createDatabaseWithDemoAccount(DEMO_PASSWORD)
  const reachable = { HOST: '0.0.0.0', DEMO: 'off' }
  await expect(startServer(await createConfig(reachable, url), 'none')).rejects.toThrow(DEMO_EXPOSED)

  const forced = await startServer(await createConfig({ ...reachable, DEMO: 'force' }, url), 'none')
  expect(forced.demoAccounts).toEqual([DEMO_ACCOUNTS[0]])
  await forced.close()
})

it('accepts a demo account whose password was changed', async () => {
  const url = await createDatabaseWithDemoAccount('something-else')
  const server = await startServer(await createConfig({ HOST: '0.0.0.0', DEMO: 'off' }, url), 'none')
  expect(server.demoAccounts).toEqual([])
  await server.close()
})

it('logs one line that says what runs', async () => {
  const lines: string[] = []
  const url = await createDatabaseUrl()
  const server = await startServer(await createConfig({}, url), { write: (line) => lines.push(line) })
  await server.close()
  const [started, ...others] = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'server started')
  const { host, pathname } = new URL(url)
  expect(started).toMatchObject({ level: 30, database: `${host}${pathname}`, mail: 'outbox', metrics: 'off' })
  expect(others).toEqual([])
})

it('sends traces to the collector of the settings, also the last ones', async () => {
  const collector = await startCollector()
  const server = await startServer(
    await createConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` }),
    'none',
  )
  await fetch(`${server.url}/healthz`)
  await server.close()
  collector.close()
  expect(collector.received.map(({ url }) => url)).toEqual(['/v1/traces'])
  expect(JSON.stringify(collector.received)).toContain('GET /healthz')
})

it('writes a backup if one is due, and has its time in the metrics', async () => {
  const config = await createConfig({ BACKUP_EVERY: '24h', METRICS_PORT: '0' })
  const server = await startServer(config, 'none')
  const read = () => readMetrics(server.metricsUrl ?? '')
  const readNewest = async () => (await read()).whirligig_backup_newest_timestamp_seconds
  await expect.poll(readNewest, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(await read()).toMatchObject({ whirligig_backup_interval_seconds: 86_400 })
  expect(readdirSync(join(config.dataDir, 'backups'))).toEqual([expect.stringMatching(/Z\.gz$/)])
  await server.close()
})

describe('metrics', () => {
  it('are served on their own port only', async () => {
    const server = await startServer(await createConfig({ METRICS_PORT: '0' }), 'none')
    expect(server.metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    await fetch(`${server.url}/healthz`)
    expect(await readMetrics(server.metricsUrl ?? '')).toMatchObject({
      'whirligig_http_request_duration_seconds_count{method="GET",route="/healthz",status="2xx"}': 1,
    })
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    await server.close()
    await expect(fetch(server.metricsUrl ?? '')).rejects.toThrow()
  })

  it('are not served without the setting', async () => {
    const server = await startServer(await createConfig(), 'none')
    expect(server.metricsUrl).toBe(null)
    await server.close()
  })

  it('stop the start if their port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo // it listens on a port
    await expect(startServer(await createConfig({ METRICS_PORT: String(port) }), 'none')).rejects.toThrow(
      `METRICS_PORT: the metrics cannot be served on 127.0.0.1, port ${port} (EADDRINUSE).`,
    )
    other.close()
  })
})

it('fills an empty database if the demo is on', async () => {
  const url = await createDatabaseUrl()
  const server = await startServer(await createConfig({ DEMO: 'on' }, url), 'none')
  expect(server.demoAccounts.toSorted()).toEqual([...DEMO_ACCOUNTS].toSorted())
  await server.close()
  const open = await openPostgres(url)
  expect(await findOpenDemoAccounts(open.db)).toHaveLength(3)
  await open.close()
})
