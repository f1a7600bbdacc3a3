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
  /** Closes app, database and data folder; `await using` does the same. */
  close: () => Promise<void>
  /** One call below `/api`. `token` signs it; the answer's `body` is parsed. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions) => Promise<Answer>
  /** A new user with the password `whirligig`, signed in. */
  signIn: (user?: Partial<typeof users.$inferInsert>) => Promise<{ id: string; email: string; token: string }>
}
type CallOptions = { token?: string; body?: object | string; headers?: Record<string, string>; remoteAddress?: string }
type Answer = { status: number; body: AnyJson; headers: Record<string, unknown> }

export const TEST_PASSWORD = 'whirligig'
/** Hashing takes a while by design: once a test file is enough. */
let passwordHash: Promise<string> | undefined
let people = 0

type Overrides = Partial<Omit<AppOptions, 'config' | 'database'>> & {
  clock?: ManualClock
  config?: Partial<Config>
  /** Another database than a fresh embedded one; closed with the app. */
  database?: OpenDatabase
}

/** The whole server on a fresh database, with a clock to turn, its own data folder, and no rate limits unless asked for. */
export async function testApp(overrides: Overrides = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-test-'))
  const config = { ...readConfig({ DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT_SCALE: '0' }), ...overrides.config }
  const clock = overrides.clock ?? manualClock()
  const open = overrides.database ?? (await freshDatabase())
  const { app, deps, realtime } = await buildApp({ ...overrides, database: open, config, clock })
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
    people += 1
    passwordHash ??= hashPassword(TEST_PASSWORD)
    const email = user.email ?? `person-${people}@example.com`
    const defaults = { firstName: 'Mina', lastName: 'Marlow', passwordHash: await passwordHash, createdAt: clock.now() }
    const [made] = await open.db
      .insert(users)
      .values({ ...defaults, ...user, email })
      .returning({ id: users.id })
    if (!made) throw new Error('An insert answers its row.')
    return { id: made.id, email, token: await startSession(open.db, made.id, clock.now()) }
  }

  const close = async () => {
    await app.close()
    await open.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { app, deps, realtime, db: open.db, clock, config, call, signIn, close, [Symbol.asyncDispose]: close }
}

/** For readable calls: `signIn(asAdmin)`. */
export const AS_ADMIN: { role: Role } = { role: ROLE_ADMIN }
