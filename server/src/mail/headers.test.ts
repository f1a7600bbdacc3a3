import { expect, it } from 'vitest'
import { connectTo, startMailServer } from '../../test/mail-server.ts'
import { manualClock } from '../../test/manual-clock.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { type Mail, queueMail } from './queue.ts'
import { startMailWorker } from './worker.ts'

const plain: Mail = { kind: 'k', to: 'ada@example.com', subject: 'Hello', text: 'Hi.' }

/** The headers of a mail as a mail server was given them, unfolded, by their names; and whom it is for. */
async function sent(mail: Mail) {
  await using open = await freshDatabase()
  await using server = await startMailServer()
  const clock = manualClock()
  const log = { warn: () => {}, error: () => {} }
  const worker = startMailWorker({ db: open.db, clock, post: connectTo(server.port, clock), log })
  await queueMail(open.db, mail, clock.now())
  worker.wake()
  const { raw, to } = await server.first
  await worker.close()
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return { to, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))) }
}

it('says whom to answer, where it is not the shop', async () => {
  expect((await sent({ ...plain, replyTo: 'zoe@example.com' })).headers).toMatchObject({
    'Reply-To': 'zoe@example.com',
  })
  expect((await sent(plain)).headers).not.toHaveProperty('Reply-To')
})

it('gives mail readers a button that ends a subscription', async () => {
  const unsubscribeUrl = 'https://toys.example/api/newsletter/unsubscribe/k'
  expect((await sent({ ...plain, unsubscribeUrl })).headers).toMatchObject({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(Object.keys((await sent(plain)).headers).join()).not.toContain('List-')
})

it('lets nothing that people write begin a header or a second address', async () => {
  const more = '\r\nBcc: eve@example.com\r\n\r\nBuy pills'
  const { to, headers } = await sent({
    ...plain,
    ...{ subject: `Hello${more}`, replyTo: `zoe@example.com${more}`, unsubscribeUrl: `https://toys.example/${more}` },
  })
  expect(to).toEqual(['ada@example.com'])
  expect(Object.keys(headers).map((name) => name.toLowerCase())).not.toContain('bcc')
})
