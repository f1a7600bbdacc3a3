import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTo, startMailServer } from '../../test/mail-server.ts'
import { type ManualClock, manualClock } from '../../test/manual-clock.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import type { OpenDatabase } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { HOUR, MINUTE } from '../lib/clock.ts'
import { ATTEMPTS, backoff } from './outgoing.ts'
import type { Post } from './post.ts'
import { queueMail } from './queue.ts'
import { type MailWorker, startMailWorker } from './worker.ts'

const log = { warn: vi.fn(), error: vi.fn() }
const hello = { kind: 'hello', to: 'ada@example.com', subject: 'Hello', text: 'Hi Ada,\n\nhow are you?\n' }

let open: OpenDatabase
let clock: ManualClock
let worker: MailWorker | undefined
beforeEach(async () => {
  open = await freshDatabase()
  clock = manualClock()
  vi.clearAllMocks()
})
afterEach(async () => {
  await worker?.close()
  await open.close()
})

const start = (post: Post) => {
  worker = startMailWorker({ db: open.db, clock, post, log })
  return worker
}
const queue = (mail = hello) => queueMail(open.db, mail, clock.now())
const stored = () => open.db.select().from(mails).orderBy(mails.id)
const look = async () => {
  worker?.wake()
  await worker?.idle()
}

describe('by SMTP', () => {
  it('sends what is due once, and forgets what it said', async () => {
    await using server = await startMailServer()
    start(connectTo(server.port, clock))
    await queue()
    await look()
    await look()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ from: 'shop@toys.example', to: ['ada@example.com'] })
    const [mail] = await stored()
    expect(mail).toMatchObject({ sentAt: clock.now(), text: '', html: null, attempts: 1, lastError: null })
    for (const part of [
      'From: Whirligig <shop@toys.example>',
      'Subject: Hello',
      `Message-ID: <${mail?.id}@toys.example>`,
      'Date: Sun, 01 Mar 2026 12:00:00 +0000',
      'how are you?',
      'text/html',
    ]) {
      expect(server.received[0]?.raw).toContain(part)
    }
  })

  it('sends in the order of queueing', async () => {
    await using server = await startMailServer()
    start(connectTo(server.port))
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) await queue({ ...hello, to })
    await look()
    expect(server.received.flatMap((mail) => mail.to)).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
  })

  it('lets no text of a mail add a header or a second reader', async () => {
    await using server = await startMailServer()
    start(connectTo(server.port))
    await queue({ ...hello, subject: 'Hi\r\nBcc: eve@example.com' })
    await look()
    expect(server.received[0]?.to).toEqual(['ada@example.com'])
    const [head] = server.received[0]?.raw.split('\r\n\r\n') ?? []
    expect(head).toContain('Subject: Hi Bcc: eve@example.com')
    expect(head).not.toMatch(/^Bcc:/m)
  })

  it('waits for a server that is down, and sends when it is back', async () => {
    const before = await startMailServer()
    await before.close()
    start(connectTo(before.port, clock))
    await queue()
    await look()
    expect(await stored()).toMatchObject([
      { attempts: 1, sentAt: null, dueAt: new Date(clock.now().getTime() + MINUTE), text: hello.text },
    ])
    expect((await stored())[0]?.lastError).toContain('ECONNREFUSED')

    await using back = await startMailServer(before.port)
    await look()
    expect(back.received).toHaveLength(0)
    clock.advance(MINUTE)
    await look()
    expect(back.received).toHaveLength(1)
    expect(await stored()).toMatchObject([{ attempts: 2, sentAt: clock.now(), lastError: null }])
  })

  it('gives up after the last attempt, and keeps the mail with the reason', async () => {
    await using server = await startMailServer()
    server.error = new Error('no such mailbox')
    start(connectTo(server.port))
    await queue()
    for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
      await look()
      clock.advance(backoff(attempt))
    }
    expect(await stored()).toMatchObject([{ attempts: ATTEMPTS - 1, failedAt: null }])
    await look()
    clock.advance(24 * HOUR)
    await look()
    expect(await stored()).toMatchObject([{ attempts: ATTEMPTS, sentAt: null, text: hello.text }])
    const [mail] = await stored()
    expect(mail?.failedAt).not.toBe(null)
    expect(mail?.lastError).toContain('no such mailbox')
  })
})

it('puts off 1, 2, 4, ... minutes and at most an hour', () => {
  expect([1, 2, 3, 6, 7, 19].map((attempts) => backoff(attempts) / MINUTE)).toEqual([1, 2, 4, 32, 60, 60])
})

it('sends the others when one is refused', async () => {
  const sent: string[] = []
  const send: Post['send'] = async ({ to }) => {
    if (to.startsWith('bad')) throw new Error('refused')
    sent.push(to)
  }
  start({ send, close: () => {} })
  for (const to of ['a@example.com', 'bad@example.com', 'c@example.com']) await queue({ ...hello, to })
  await look()
  expect(sent).toEqual(['a@example.com', 'c@example.com'])
  expect(log.warn).toHaveBeenCalledOnce()
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/example\.com|how are you/)
})

/** A post whose mails are out when the test says so. */
function slowPost() {
  const sending: (() => void)[] = []
  return {
    sending,
    close: vi.fn(),
    send: () => new Promise<void>((resolve) => sending.push(resolve)),
    begun: async (n: number) => {
      while (sending.length < n) await setImmediate()
    },
  }
}

it('sends what is queued while it is at work', async () => {
  const post = slowPost()
  const { wake, idle } = start(post)
  await queue()
  wake()
  await post.begun(1)
  await queue()
  wake()
  post.sending[0]?.()
  await post.begun(2)
  post.sending[1]?.()
  await idle()
  expect((await stored()).every((mail) => mail.sentAt)).toBe(true)
})

it('finishes the mail in hand when it is closed, and leaves the rest to the next', async () => {
  const post = slowPost()
  const { wake, close } = start(post)
  await queue()
  await queue()
  wake()
  await post.begun(1)
  const closed = close()
  expect(post.close).not.toHaveBeenCalled()
  post.sending[0]?.()
  await closed
  expect((await stored()).map((mail) => mail.sentAt)).toEqual([clock.now(), null])
  expect(post.close).toHaveBeenCalledOnce()
  wake()
  expect(post.sending).toHaveLength(1)
})

it('takes up again what a process had in hand when it died, after ten minutes', async () => {
  const died = slowPost()
  const dead = startMailWorker({ db: open.db, clock, post: died, log })
  await queue()
  dead.wake()
  await died.begun(1)
  const sent = vi.fn(async () => {})
  start({ send: sent, close: () => {} })
  await look()
  expect(sent).not.toHaveBeenCalled()
  clock.advance(10 * MINUTE)
  await look()
  expect(sent).toHaveBeenCalledOnce()
  died.sending[0]?.()
  await dead.close()
})

it('survives a database that fails', async () => {
  const send = vi.fn(async () => {})
  const db = {} as OpenDatabase['db'] // whatever is asked of it fails
  const broken = startMailWorker({ db, clock, post: { send, close: () => {} }, log })
  broken.wake()
  await broken.idle()
  broken.wake()
  await broken.close()
  expect(log.error).toHaveBeenCalledTimes(2)
})
