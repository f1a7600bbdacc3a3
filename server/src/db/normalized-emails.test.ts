import { readFileSync } from 'node:fs'
import { normalizeEmail } from '@whirligig/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { APPLICATION } from '../../test/fixtures/merchants.ts'
import { setupDatabases } from '../../test/postgres/setup-databases.ts'
import { TEST_PASSWORD, type TestApp, testApp } from '../../test/test-app.ts'
import { merchantInvitations, merchants, newsletter, users } from './schema/index.ts'

const migration = readFileSync(`${import.meta.dirname}/../../migrations/0008_normalized_emails.sql`, 'utf8')

/** The characters that are not displayed, from U+0001. An index could not store the three thousand that are above. */
const INVISIBLE = Array.from({ length: 0xe0100 }, (_, point) => String.fromCodePoint(point + 1))
  .filter((character) => /(?!\s)[\p{Cc}\p{Cf}\p{DI}]/u.test(character))
  .join('')

describe.each(setupDatabases())('the migration of stored emails in the %s database', (_name, open) => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await testApp({ database: await open() })
  })
  afterEach(() => shop.close())

  const migrate = () =>
    shop.db.transaction(async (tx) => {
      for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
    })
  const listEmails = async (table: typeof users | typeof merchants | typeof merchantInvitations | typeof newsletter) =>
    (await shop.db.select({ email: table.email }).from(table).orderBy(table.id)).map(({ email }) => email)
  const login = async (email: string) => {
    const { body } = await shop.call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } })
    return body.user?.id
  }

  it('normalizes them like the input, so that their owners can sign in', async () => {
    const stored = ['Ｍina.ﬁn@example.com', `a${INVISIBLE}b@example.com`, 'e\u0301va@example.com', 'ªº²@example.com']
    const ids: string[] = []
    for (const email of stored) ids.push((await shop.signIn({ email })).id)
    await migrate()
    expect(await listEmails(users)).toEqual(stored.map(normalizeEmail))
    expect(await listEmails(users)).toEqual([
      'Mina.fin@example.com',
      'ab@example.com',
      'éva@example.com',
      'ao2@example.com',
    ])
    for (const [nth, email] of stored.entries()) expect(await login(email)).toBe(ids[nth])
  })

  it('leaves emails that have the same normalized form, so that each account keeps its owner', async () => {
    const stored = ['Ada@example.com', 'a\u200Bda@example.com', 'ｏtto@example.com', 'OTＴO@example.com']
    const [ada] = [await shop.signIn({ email: stored[0] ?? '' })]
    for (const email of stored.slice(1)) await shop.signIn({ email })
    await migrate()
    expect(await listEmails(users)).toEqual(stored)
    expect(await login('a\u200Bda@example.com')).toBe(ada.id)
  })

  it('leaves emails whose normalized form is not valid', async () => {
    const stored = ['a＠b@example.com', '＜a＞@example.com', 'a¨b@example.com', '\u200B@example.com']
    for (const email of stored) await shop.signIn({ email })
    await migrate()
    expect(await listEmails(users)).toEqual(stored)
  })

  it('covers applications, invitations and the newsletter', async () => {
    const createdAt = shop.clock.now()
    const stored = ['ｍilo@example.com', 'ｄora@example.com', 'dora@example.com']
    for (const [nth, email] of stored.entries()) {
      const [merchant] = await shop.db
        .insert(merchants)
        .values({ ...APPLICATION, email, createdAt })
        .returning({ id: merchants.id })
      const tokens = { tokenHash: `hash-${nth}`, expiresAt: createdAt, createdAt }
      await shop.db.insert(merchantInvitations).values({ ...tokens, merchantId: merchant?.id ?? '', email })
      await shop.db.insert(newsletter).values({ email, unsubscribeToken: `token-${nth}`, createdAt })
    }
    await migrate()
    const withoutCollision = ['milo@example.com', 'ｄora@example.com', 'dora@example.com']
    expect(await listEmails(merchants)).toEqual(withoutCollision)
    expect(await listEmails(newsletter)).toEqual(withoutCollision)
    expect(await listEmails(merchantInvitations)).toEqual(['milo@example.com', 'dora@example.com', 'dora@example.com'])
  })
})
