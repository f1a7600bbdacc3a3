import { afterEach, beforeEach, expect, it } from 'vitest'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'

let t: TestApp
let token: string
beforeEach(async () => {
  t = await testApp()
  token = (await t.signIn(AS_ADMIN)).token
  for (const email of ['mina@example.com', 'rafael@example.org', '=cmd@example.com']) {
    t.clock.advance(1000)
    await t.call('POST', '/newsletter/subscribe', { body: { email } })
  }
})
afterEach(() => t.close())

const list = async (query = '') => (await t.call('GET', `/newsletter${query}`, { token })).body
const listEmails = async (query = '') => (await list(query)).subscribers.map(({ email }: { email: string }) => email)

it('lists subscribers, newest first, with a search and pages', async () => {
  expect(await listEmails()).toEqual(['=cmd@example.com', 'rafael@example.org', 'mina@example.com'])
  expect(await listEmails('?search=EXAMPLE.org')).toEqual(['rafael@example.org'])
  expect(await list('?limit=2&page=2')).toMatchObject({
    count: 3,
    totalPages: 2,
    subscribers: [{ email: 'mina@example.com' }],
  })
})

it('unsubscribes one, once', async () => {
  const [first] = (await list()).subscribers
  const remove = (id: string) => t.call('DELETE', `/newsletter/${id}`, { token })
  expect((await remove(first._id)).body.message).toBe('Subscriber has been removed successfully!')
  for (const id of [first._id, UNKNOWN_ID, 'none']) expect((await remove(id)).status).toBe(404)
  expect(await listEmails()).toEqual(['rafael@example.org', 'mina@example.com'])
})

it('exports the subscribers that the search finds, without tokens and formulas', async () => {
  const { body, headers } = await t.app.inject({
    url: '/api/newsletter/export?search=.com',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(headers['content-disposition']).toContain('subscribers.csv')
  const [header, ...rows] = body.trim().split('\r\n')
  expect(header).toContain('email,subscribed')
  expect(rows.map((row) => row.split(',')[0])).toEqual(["'=cmd@example.com", 'mina@example.com'])
})
