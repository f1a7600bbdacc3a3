import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROLE_ADMIN, type Role } from '@whirligig/contract'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Database, OpenDatabase } from '../src/db/database.ts'
import { users } from '../src/db/schema/index.ts'
import type { Deps } from '../src/deps.ts'
import { hashPassword } from '../src/modules/auth/password.ts'
import { startSession } from '../src/modules/auth/sessions.ts'
import type { Realtime } from '../src/realtime/create-realtime.ts'
import type { AnyJson } from './any-json.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'
import { freshDatabase } from './postgres/fresh-database.ts'

export type TestApp = AsyncDisposable & {
  app: FastifyInstance
  deps: Deps
  /** For running its periodic checks at once. */
  realtime: Realtime
  db: Database
  clock: ManualClock
  config: Config
  /** Closes the app and the database and deletes the data folder, like `await using`. */
  close: () => Promise<void>
  /** Sends a request to a path below `/api`. The `body` of the response is parsed. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions) => Promise<Response>
  /** Creates a user with the password `whirligig` and a session. */
  signIn: (user?: Partial<typeof users.$inferInsert>) => Promise<{ id: string; email: string; token: string }>
}
type CallOptions = { token?: string; body?: object | string; headers?: Record<string, string>; remoteAddress?: string }
type Response = { status: number; body: AnyJson; headers: Record<string, unknown> }

export const TEST_PASSWORD = 'whirligig'
/** Hashed once per test file, because hashing is slow by design. */
let passwordHash: Promise<string> | undefined
let userCount = 0

type Overrides = Partial<Omit<AppOptions, 'config' | 'database'>> & {
  clock?: ManualClock
  config?: Partial<Config>
  /** Replaces the fresh embedded database. Closed with the app. */
  database?: OpenDatabase
}

/** Builds the server with a fresh database, a manual clock, a temporary data folder and, by default, no renderer and no rate limits. */
export async function testApp(overrides: Overrides = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-test-'))
  const config = { ...readConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT_SCALE: '0' }), ...overrides.config }
  const clock = overrides.clock ?? manualClock()
  const open = overrides.database ?? (await freshDatabase())
  const { app, deps, realtime } = await buildApp({ renderer: null, ...overrides, database: open, config, clock })
  await app.ready()

  const call: TestApp['call'] = async (method, path, { token, body, headers, remoteAddress } = {}) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    })
    return { status: response.statusCode, body: response.body ? response.json() : undefined, headers: response.headers }
  }

  const signIn: TestApp['signIn'] = async (user = {}) => {
    userCount += 1
    passwordHash ??= hashPassword(TEST_PASSWORD)
    const email = user.email ?? `person-${userCount}@example.com`
    const defaults = { firstName: 'Mina', lastName: 'Marlow', passwordHash: await passwordHash, createdAt: clock.now() }
    const [inserted] = await open.db
      .insert(users)
      .values({ ...defaults, ...user, email })
      .returning({ id: users.id })
    if (!inserted) throw new Error('The insert returned no row.')
    return { id: inserted.id, email, token: await startSession(open.db, inserted.id, clock.now()) }
  }

  const close = async () => {
    await app.close()
    await open.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { app, deps, realtime, db: open.db, clock, config, call, signIn, close, [Symbol.asyncDispose]: close }
}

/** For `signIn(AS_ADMIN)`. */
export const AS_ADMIN: { role: Role } = { role: ROLE_ADMIN }
