import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { contactMessages, mails } from '../../db/schema/index.ts'

let t: TestApp
beforeEach(async () => {
  t = await testApp({ config: { rateLimitScale: 1, shopEmail: 'inbox@toys.example' } })
})
afterEach(() => t.close())

const input = { name: 'Ada\nLovelace', email: 'ada@example.com', message: 'Is 5 > 3, and\n\nis a < b?' }
const send = (body: object) => t.call('POST', '/contact/add', { body })

it('stores the message, mails it to the shop, and sends a receipt to the sender', async () => {
  expect(await send(input)).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'We received your message, we will reach you on your email address ada@example.com!',
    },
  })
  expect(await t.db.select().from(contactMessages)).toMatchObject([{ ...input, createdAt: t.clock.now() }])
  expect(await t.db.select().from(mails).orderBy(mails.id)).toMatchObject([
    {
      kind: 'contact',
      to: 'inbox@toys.example',
      replyTo: 'ada@example.com',
      subject: 'Message from Ada Lovelace',
      text: `Ada Lovelace <ada@example.com> writes:\n\n${input.message}\n`,
    },
    { kind: 'contact-receipt', to: 'ada@example.com' },
  ])
})

it('sends no text of the sender in the receipt', async () => {
  await send({ ...input, name: 'Buy-pills.example', message: 'Buy pills at pills.example' })
  const [, receipt] = await t.db.select().from(mails).orderBy(mails.id)
  expect(JSON.stringify(receipt)).not.toMatch(/pills/i)
})

it('strips markup before validation', async () => {
  expect((await send({ ...input, name: '<b></b>' })).body.error).toBe('Name is required.')
  await send({ ...input, message: '<script>alert(1)</script> is what I mean' })
  expect(await t.db.select().from(contactMessages)).toMatchObject([{ message: 'alert(1) is what I mean' }])
})

it.each([
  [{ name: '' }, 'Name is required.'],
  [{ email: '' }, 'Email is required.'],
  [{ email: 'ada' }, 'Email format is invalid.'],
  [{ message: '' }, 'Message is required.'],
  [{ message: 'Too short' }, 'Message must be at least 10 characters.'],
  [{ message: 'x'.repeat(2001) }, 'Message may not be greater than 2000 characters.'],
])('refuses %j', async (wrong, message) => {
  const { status, body } = await send({ ...input, ...wrong })
  expect(status).toBe(400)
  expect(body).toEqual({ error: message, issues: [{ path: Object.keys(wrong)[0], message }] })
  expect(await t.db.$count(contactMessages)).toBe(0)
  expect(await t.db.$count(mails)).toBe(0)
})

it('stops a network after a hundred requests', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 101; i += 1) statuses.push((await send({})).status)
  expect(statuses).toEqual([...Array(100).fill(400), 429])
})
