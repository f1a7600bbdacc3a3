import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSelling, type Selling } from '../../../test/fixtures/merchants.ts'
import { TEST_PASSWORD, type TestApp, testApp } from '../../../test/test-app.ts'
import { DAY } from '../../lib/clock.ts'

let shop: TestApp
let seller: Selling
let id: string
let invitation: string
beforeEach(async () => {
  shop = await testApp()
  seller = await createSelling(shop)
  id = await seller.insertApplication()
  await seller.approve(id)
  invitation = (await seller.findLatestInvitation()).token
})
afterEach(() => shop.close())

const expired = { status: 400, body: { error: 'Your invitation has expired. Please ask us for a new one.' } }

it('makes the signed-in user with the invited email a merchant, and sends a welcome mail', async () => {
  const { token } = await shop.signIn({ email: 'Milo@Example.com' })
  expect(await seller.accept(invitation, token)).toMatchObject({
    status: 200,
    body: { success: true, message: 'You are now a merchant! You will be receiving an email as well. Thank you!' },
  })
  const { user } = (await shop.call('GET', '/user/me', { token })).body
  expect(user).toMatchObject({
    role: 'ROLE MERCHANT',
    merchant: { _id: id, isActive: true, status: 'Approved', brand: { slug: 'milo-sons' } },
  })
  expect(await seller.findMailKinds('Milo@Example.com')).toEqual(['merchant-welcome'])
})

it('works once for eight concurrent requests', async () => {
  const { token } = await shop.signIn({ email: 'milo@example.com' })
  const responses = await Promise.all(Array.from({ length: 8 }, () => seller.accept(invitation, token)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)])
})

it('refuses a user with another email, a wrong link and an expired link, and changes nothing', async () => {
  const eve = await shop.signIn({ email: 'eve@example.com' })
  const milo = await shop.signIn({ email: 'milo@example.com' })
  expect(await seller.accept(invitation, eve.token)).toMatchObject(expired)
  expect(await seller.accept(`${invitation.slice(1)}x`, milo.token)).toMatchObject(expired)
  shop.clock.advance(7 * DAY)
  const { token } = await shop
    .call('POST', '/auth/login', { body: { email: milo.email, password: TEST_PASSWORD } })
    .then(({ body }) => body)
  expect(await seller.accept(invitation, token)).toMatchObject(expired)
  for (const email of [eve.email, milo.email]) expect((await seller.findUser(email))?.role).toBe('ROLE MEMBER')
})

it('refuses the user of another merchant', async () => {
  const other = await seller.insertApplication({ email: 'other@example.com' })
  const user = await shop.signIn({ email: 'milo@example.com', role: 'ROLE MERCHANT', merchantId: other })
  expect(await seller.accept(invitation, user.token)).toMatchObject({
    status: 400,
    body: { error: 'That email address belongs to another merchant already.' },
  })
  expect(await seller.findUser(user.email)).toMatchObject({ merchantId: other })
})

it('returns 401 for a guest', async () => {
  expect((await shop.call('POST', `/merchant/signup/${invitation}/accept`)).status).toBe(401)
})
