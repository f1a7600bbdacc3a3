import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { APPLICATION, createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { setupDatabases } from '../../../test/postgres/setup-databases.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { mails, users } from '../../db/schema/index.ts'

const badRequest = (error: string) => ({ status: 400, body: { error } })

describe.each(setupDatabases())('the sign-up of merchants with the %s database', (_name, open) => {
  let shop: TestApp
  let seller: Selling
  beforeEach(async () => {
    shop = await testApp({ database: await open(), config: { appUrl: 'https://toys.example' } })
    seller = await createSelling(shop)
  })
  afterEach(() => shop.close())

  describe('POST /merchant/signup/{token}', () => {
    const expired = badRequest('Your invitation has expired. Please ask us for a new one.')
    async function createInvitation() {
      const id = await seller.insertApplication()
      await seller.approve(id)
      return { id, ...(await seller.findLatestInvitation()) }
    }

    it('creates an account that can sign in as the merchant, and sends a welcome mail', async () => {
      const { id, token, email } = await createInvitation()
      expect(await seller.signUp(token, { email: email.toUpperCase(), role: 'ROLE ADMIN' })).toMatchObject({
        status: 200,
        body: {
          success: true,
          message: 'You have signed up successfully! You will be receiving an email as well. Thank you!',
        },
      })
      const login = await shop.call('POST', '/auth/login', { body: { email, password: 'engine1' } })
      expect(login.body.user).toMatchObject({ firstName: 'Milo', lastName: 'Maker', role: 'ROLE MERCHANT' })
      const { user } = (await shop.call('GET', '/user/me', { token: login.body.token })).body
      expect(user.merchant).toMatchObject({ _id: id, isActive: true, brand: { slug: 'milo-sons' } })
      expect(await shop.db.select().from(mails).where(eq(mails.kind, 'merchant-welcome'))).toHaveLength(1)
    })

    it('works once, within seven days, with the invited email and the mailed token', async () => {
      const { token } = await createInvitation()
      expect(await seller.signUp(token, { email: 'eve@example.com' })).toMatchObject(expired)
      expect(await seller.signUp(`${token.slice(1)}x`)).toMatchObject(expired)
      shop.clock.advance(7 * 24 * 60 * 60 * 1000 - 1)
      expect((await seller.signUp(token)).status).toBe(200)
      expect(await seller.signUp(token)).toMatchObject(expired)
      expect(await shop.db.select().from(users).where(eq(users.role, 'ROLE MERCHANT'))).toHaveLength(1)
    })

    it('returns 400 after seven days', async () => {
      const { token } = await createInvitation()
      shop.clock.advance(7 * 24 * 60 * 60 * 1000)
      expect(await seller.signUp(token)).toMatchObject(expired)
    })

    it('rejects an email that has an account by now, whose user can accept the invitation', async () => {
      const { id, token } = await createInvitation()
      const member = await shop.signIn({ email: APPLICATION.email })
      expect(await seller.signUp(token)).toMatchObject(badRequest('That email address is already in use.'))
      expect((await seller.accept(token, member.token)).status).toBe(200)
      expect(await seller.findUser(member.email)).toMatchObject({ role: 'ROLE MERCHANT', merchantId: id })
      expect(await seller.signUp(token)).toMatchObject(expired)
    })

    it.each([
      [{ email: '' }, 'Email is required.'],
      [{ email: 'milo' }, 'Email format is invalid.'],
      [{ password: '' }, 'Password is required.'],
      [{ password: 'short' }, 'Password is required.'],
      [{ password: 'letmein' }, 'That password is too easy to guess. Please choose another one.'],
      [{ firstName: '' }, 'First Name is required.'],
      [{ lastName: '' }, 'Last Name is required.'],
    ])('rejects %j', async (wrong, message) => {
      const { status, body } = await seller.signUp((await createInvitation()).token, wrong)
      expect([status, body]).toEqual([400, { error: message, issues: [{ path: Object.keys(wrong)[0], message }] }])
    })
  })
})
