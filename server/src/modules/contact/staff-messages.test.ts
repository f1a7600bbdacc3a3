import { afterEach, beforeEach, expect, it } from 'vitest'
import { UNKNOWN_ID } from '../../../test/fixtures/orders.ts'
import { AS_ADMIN, type TestApp, testApp } from '../../../test/test-app.ts'
import { mails } from '../../db/schema/index.ts'

let t: TestApp
let token: string
beforeEach(async () => {
  t = await testApp({ config: { shopEmail: 'inbox@toys.example' } })
  token = (await t.signIn({ ...AS_ADMIN, firstName: 'Ada', lastName: 'Admin' })).token
})
afterEach(() => t.close())

async function write(name: string, message: string): Promise<void> {
  t.clock.advance(1000)
  await t.call('POST', '/contact/add', { body: { name, email: `${name}@example.com`, message } })
}
const list = async (query = '') => (await t.call('GET', `/contact${query}`, { token })).body
const listNames = async (query = '') => (await list(query)).messages.map(({ name }: { name: string }) => name)
const answer = (id: string, text = 'Yes, it is made of wood.') =>
  t.call('POST', `/contact/${id}/answer`, { token, body: { text } })

it('lists messages, newest first, by part and search', async () => {
  await write('mina', 'Is the train made of wood?')
  await write('rafael', 'Where is my parcel, please?')
  const [, train] = (await list()).messages
  expect(train).toMatchObject({ name: 'mina', email: 'mina@example.com', answer: null })
  await answer(train._id)
  expect(await listNames()).toEqual(['rafael', 'mina'])
  expect(await listNames('?status=open')).toEqual(['rafael'])
  expect(await listNames('?status=answered')).toEqual(['mina'])
  expect(await listNames('?search=PARCEL')).toEqual(['rafael'])
  expect(await listNames('?search=mina@')).toEqual(['mina'])
  expect(await listNames('?search=100%25')).toEqual([])
  expect(await list('?status=open&limit=1')).toMatchObject({
    count: 1,
    totalPages: 1,
    counts: { open: 1, answered: 1 },
  })
})

it('mails an answer with the message, and keeps who answered what', async () => {
  await write('mina', 'Is the train made of wood?')
  const [message] = (await list()).messages
  expect(await answer(message._id)).toMatchObject({ status: 200, body: { message: 'Your answer has been sent!' } })
  const sent = (await t.db.select().from(mails)).find(({ kind }) => kind === 'contact-answer')
  expect(sent).toMatchObject({ to: 'mina@example.com', replyTo: 'inbox@toys.example' })
  expect(sent?.text).toMatch(/Yes, it is made of wood\.[\s\S]*Is the train made of wood\?/)
  expect((await list()).messages[0].answer).toEqual({
    text: 'Yes, it is made of wood.',
    by: 'Ada Admin',
    created: t.clock.now().toISOString(),
  })
})

it('is answered once when two admins answer at once', async () => {
  await write('mina', 'Is the train made of wood?')
  const [message] = (await list()).messages
  const responses = await Promise.all([answer(message._id), answer(message._id, 'No, it is made of tin.')])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(responses.find(({ status }) => status === 400)?.body.error).toBe(
    'Ada Admin has already answered this message.',
  )
  expect((await t.db.select().from(mails)).filter(({ kind }) => kind === 'contact-answer')).toHaveLength(1)
})

it.each([
  ['an unknown message', UNKNOWN_ID, 'Long enough to send.', 404],
  ['a malformed id', 'none', 'Long enough to send.', 404],
  ['a short answer', UNKNOWN_ID, 'No.', 400],
])('refuses %s', async (_title, id, text, status) => {
  expect((await answer(id, text)).status).toBe(status)
})
