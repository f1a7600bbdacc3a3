import { expect, it } from 'vitest'
import { smtpTransportTo, startFakeSmtpServer } from '../../test/fake-smtp-server.ts'
import { manualClock } from '../../test/manual-clock.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { type Mail, queueMail } from './mail-queue.ts'
import { startMailWorker } from './mail-worker.ts'

const plain: Mail = { kind: 'k', to: 'ada@example.com', subject: 'Hello', text: 'Hi.', html: '<p>Hi.</p>' }

/** Sends a mail and returns its recipients and its headers, unfolded, as the SMTP server received them. */
async function send(mail: Mail) {
  await using database = await freshDatabase()
  await using server = await startFakeSmtpServer()
  const clock = manualClock()
  const log = { warn: () => {}, error: () => {} }
  const worker = startMailWorker({ db: database.db, clock, transport: smtpTransportTo(server.port, clock), log })
  await queueMail(database.db, () => {}, mail, clock.now())
  worker.wake()
  const { raw, to } = await server.first
  await worker.close()
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return { to, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))) }
}

it('sets Reply-To if replies do not go to the shop', async () => {
  expect((await send({ ...plain, replyTo: 'zoe@example.com' })).headers).toMatchObject({
    'Reply-To': 'zoe@example.com',
  })
  expect((await send(plain)).headers).not.toHaveProperty('Reply-To')
})

it('sets the one-click unsubscribe headers for a mail with an unsubscribe URL', async () => {
  const unsubscribeUrl = 'https://toys.example/api/newsletter/unsubscribe/k'
  expect((await send({ ...plain, unsubscribeUrl })).headers).toMatchObject({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(Object.keys((await send(plain)).headers).join()).not.toContain('List-')
})

it('does not let user input add a header or a recipient', async () => {
  const injected = '\r\nBcc: eve@example.com\r\n\r\nBuy pills'
  const { to, headers } = await send({
    ...plain,
    subject: `Hello${injected}`,
    replyTo: `zoe@example.com${injected}`,
    unsubscribeUrl: `https://toys.example/${injected}`,
  })
  expect(to).toEqual(['ada@example.com'])
  expect(Object.keys(headers).map((name) => name.toLowerCase())).not.toContain('bcc')
})
