import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { smtpTransportTo, startFakeSmtpServer } from '../../test/fake-smtp-server.ts'
import { type ManualClock, manualClock } from '../../test/manual-clock.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import type { OpenDatabase } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { HOUR, MINUTE, SECOND } from '../lib/clock.ts'
import { MAX_ATTEMPTS, queueMail, retryDelay } from './mail-queue.ts'
import type { MailTransport } from './mail-transport.ts'
import { type MailWorker, startMailWorker } from './mail-worker.ts'

const onResult = vi.fn()
const log = { warn: vi.fn(), error: vi.fn() }
const hello = {
  kind: 'hello',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hi Ada,\n\nhow are you?\n',
  html: '<p>how are you?</p>',
}

let database: OpenDatabase
let clock: ManualClock
let worker: MailWorker | undefined
beforeEach(async () => {
  database = await freshDatabase()
  clock = manualClock()
  vi.clearAllMocks()
})
afterEach(async () => {
  await worker?.close()
  await database.close()
})

const start = (transport: MailTransport) => {
  worker = startMailWorker({ db: database.db, clock, transport, log, onResult })
  return worker
}
const queue = (mail = hello) => queueMail(database.db, () => {}, mail, clock.now())
const listMails = () => database.db.select().from(mails).orderBy(mails.id)
const runWorker = async () => {
  worker?.wake()
  await worker?.idle()
}

describe('over SMTP', () => {
  it('sends a due mail once and then deletes its content', async () => {
    await using server = await startFakeSmtpServer()
    start(smtpTransportTo(server.port, clock))
    await queue()
    await runWorker()
    await runWorker()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatchObject({ from: 'shop@toys.example', to: ['ada@example.com'] })
    const [mail] = await listMails()
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

  it('sends mails in the order they were queued', async () => {
    await using server = await startFakeSmtpServer()
    start(smtpTransportTo(server.port))
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) await queue({ ...hello, to })
    await runWorker()
    expect(server.received.flatMap((mail) => mail.to)).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
  })

  it('does not let the subject add a header or a recipient', async () => {
    await using server = await startFakeSmtpServer()
    start(smtpTransportTo(server.port))
    await queue({ ...hello, subject: 'Hi\r\nBcc: eve@example.com' })
    await runWorker()
    expect(server.received[0]?.to).toEqual(['ada@example.com'])
    const [head] = server.received[0]?.raw.split('\r\n\r\n') ?? []
    expect(head).toContain('Subject: Hi Bcc: eve@example.com')
    expect(head).not.toMatch(/^Bcc:/m)
  })

  it('retries while the mail server is down and sends when it is back', async () => {
    const before = await startFakeSmtpServer()
    await before.close()
    start(smtpTransportTo(before.port, clock))
    await queue()
    await runWorker()
    expect(await listMails()).toMatchObject([
      { attempts: 1, sentAt: null, dueAt: new Date(clock.now().getTime() + MINUTE), text: hello.text },
    ])
    expect((await listMails())[0]?.lastError).toContain('ECONNREFUSED')

    await using back = await startFakeSmtpServer(before.port)
    await runWorker()
    expect(back.received).toHaveLength(0)
    clock.advance(MINUTE)
    await runWorker()
    expect(back.received).toHaveLength(1)
    expect(await listMails()).toMatchObject([{ attempts: 2, sentAt: clock.now(), lastError: null }])
    expect(onResult.mock.calls.flat()).toEqual(['failed', 'sent'])
  })

  it('stops after the last attempt and keeps the mail with the error', async () => {
    await using server = await startFakeSmtpServer()
    server.rejectWith = new Error('no such mailbox')
    start(smtpTransportTo(server.port))
    await queue()
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await runWorker()
      clock.advance(retryDelay(attempt))
    }
    expect(await listMails()).toMatchObject([{ attempts: MAX_ATTEMPTS - 1, failedAt: null }])
    await runWorker()
    clock.advance(24 * HOUR)
    await runWorker()
    expect(await listMails()).toMatchObject([{ attempts: MAX_ATTEMPTS, sentAt: null, text: hello.text }])
    const [mail] = await listMails()
    expect(mail?.failedAt).not.toBe(null)
    expect(mail?.lastError).toContain('no such mailbox')
    expect(onResult).toHaveBeenCalledTimes(MAX_ATTEMPTS)
    expect(onResult).toHaveBeenLastCalledWith('given-up')
  })
})

it('waits 1, 2, 4, ... minutes between attempts, at most an hour', () => {
  expect([1, 2, 3, 6, 7, 19].map((attempts) => retryDelay(attempts) / MINUTE)).toEqual([1, 2, 4, 32, 60, 60])
})

it('sends the other mails when one is rejected', async () => {
  const sent: string[] = []
  const send: MailTransport['send'] = async ({ to }) => {
    if (to.startsWith('bad')) throw new Error('refused')
    sent.push(to)
  }
  start({ send, close: () => {} })
  for (const to of ['a@example.com', 'bad@example.com', 'c@example.com']) await queue({ ...hello, to })
  await runWorker()
  expect(sent).toEqual(['a@example.com', 'c@example.com'])
  expect(log.warn).toHaveBeenCalledOnce()
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/example\.com|how are you/)
})

/** A transport that accepts a mail when the test calls its function in `sending`. */
function manualTransport() {
  const sending: (() => void)[] = []
  return {
    sending,
    close: vi.fn(),
    send: () => new Promise<void>((resolve) => sending.push(resolve)),
    started: async (n: number) => {
      while (sending.length < n) await setImmediate()
    },
  }
}

it('sends a mail that is queued while the worker runs', async () => {
  const transport = manualTransport()
  const { wake, idle } = start(transport)
  await queue()
  wake()
  await transport.started(1)
  await queue()
  wake()
  transport.sending[0]?.()
  await transport.started(2)
  transport.sending[1]?.()
  await idle()
  expect((await listMails()).every((mail) => mail.sentAt)).toBe(true)
})

it('finishes the current mail on close and leaves the others in the queue', async () => {
  const transport = manualTransport()
  const { wake, close } = start(transport)
  await queue()
  await queue()
  wake()
  await transport.started(1)
  const closed = close()
  expect(transport.close).not.toHaveBeenCalled()
  transport.sending[0]?.()
  await closed
  expect((await listMails()).map((mail) => mail.sentAt)).toEqual([clock.now(), null])
  expect(transport.close).toHaveBeenCalledOnce()
  wake()
  expect(transport.sending).toHaveLength(1)
})

it('sends the mail that a dead process had claimed within a minute', async () => {
  const transportOfDead = manualTransport()
  const deadWorker = startMailWorker({ db: database.db, clock, transport: transportOfDead, log })
  await queue()
  deadWorker.wake()
  await transportOfDead.started(1)
  const sent = vi.fn(async () => {})
  start({ send: sent, close: () => {} })
  await runWorker()
  expect(sent).not.toHaveBeenCalled()
  // The queue is polled every 15 seconds, so the claim must end 15 seconds earlier.
  clock.advance(45 * SECOND)
  await runWorker()
  expect(sent).toHaveBeenCalledOnce()
  transportOfDead.sending[0]?.()
  await deadWorker.close()
})

it('keeps the claim of a mail that takes long to send', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const slow = manualTransport()
  const slowWorker = startMailWorker({ db: database.db, clock, transport: slow, log })
  await queue()
  slowWorker.wake()
  await slow.started(1)
  clock.advance(30 * SECOND)
  const [claimed] = await listMails()
  vi.advanceTimersByTime(10 * SECOND)
  while ((await listMails())[0]?.dueAt.getTime() === claimed?.dueAt.getTime()) await setImmediate()
  clock.advance(30 * SECOND)
  const sent = vi.fn(async () => {})
  start({ send: sent, close: () => {} })
  await runWorker()
  expect(sent).not.toHaveBeenCalled()
  slow.sending[0]?.()
  await slowWorker.close()
  expect(await listMails()).toMatchObject([{ sentAt: clock.now(), attempts: 1 }])
})

it('logs a database error and keeps running', async () => {
  const send = vi.fn(async () => {})
  const db = {} as OpenDatabase['db'] // every query throws
  const broken = startMailWorker({ db, clock, transport: { send, close: () => {} }, log })
  broken.wake()
  await broken.idle()
  broken.wake()
  await broken.close()
  expect(log.error).toHaveBeenCalledTimes(2)
})
