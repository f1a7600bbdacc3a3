import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findMailedTokens } from '../../../test/fixtures/reset-tokens.ts'
import { setupPostgres } from '../../../test/postgres/postgres-cluster.ts'
import { TEST_PASSWORD, testApp } from '../../../test/test-app.ts'
import { mails } from '../../db/schema/index.ts'

const { openFreshPostgres } = setupPostgres()

it('changes the password once for concurrent changes by two links and the old password, and revokes all sessions (PostgreSQL)', async () => {
  await using t = await testApp({ database: await openFreshPostgres() })
  const email = 'mina@example.com'
  const { token: session } = await t.signIn({ email })
  for (let i = 0; i < 2; i += 1) await t.call('POST', '/auth/forgot', { body: { email } })
  const links = await findMailedTokens(t.db, email)
  const form = (password: string) => ({ password, confirmPassword: password })

  const signIns = Array.from({ length: 5 }, () =>
    t.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } }),
  )
  const changes = await Promise.all([
    ...[...links, ...links].map((link, i) => t.call('POST', `/auth/reset/${link}`, { body: form(`new-one-${i}`) })),
    t.call('POST', '/auth/reset', { token: session, body: { password: TEST_PASSWORD, confirmPassword: 'new-one-5' } }),
  ])
  const signedIn = (await Promise.all(signIns)).filter(({ status }) => status === 200)

  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(changes.filter(({ status }) => status >= 500)).toEqual([])
  expect(await t.db.$count(mails, eq(mails.kind, 'password-changed'))).toBe(1)
  for (const token of [session, ...signedIn.map(({ body }) => body.token)]) {
    expect((await t.call('GET', '/user/me', { token })).status).toBe(401)
  }
})
