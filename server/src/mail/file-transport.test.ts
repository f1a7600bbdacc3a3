import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { manualClock } from '../../test/manual-clock.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { mails } from '../db/schema/index.ts'
import { queueMail } from './mail-queue.ts'
import { button, renderMail } from './mail-template.ts'
import { openMailTransport } from './mail-transport.ts'
import { startMailWorker } from './mail-worker.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'whirligig-mails-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const appUrl = 'http://toys.example'
const link = `${appUrl}/#/reset-password/${'k'.repeat(43)}`

it('writes a complete, private file and logs only the link of the mail', async () => {
  await using database = await freshDatabase()
  const clock = manualClock()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const config = { smtpUrl: null, dataDir, appUrl, shopEmail: 'shop@toys.example' }
  const transport = openMailTransport({ config, clock, log })
  const worker = startMailWorker({ db: database.db, clock, transport, log })
  const content = renderMail(
    { subject: 'New password', recipientName: 'Zoë', blocks: [button('Choose a new password', link)] },
    appUrl,
  )
  await queueMail(database.db, () => {}, { kind: 'reset', to: 'zoe@example.com', ...content }, clock.now())
  worker.wake()
  await worker.close()

  const [mail] = await database.db.select().from(mails)
  const file = `2026-03-01T12-00-00.000Z-${mail?.id}.eml`
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([file])
  const path = join(dataDir, 'outbox', file)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const eml = readFileSync(path, 'utf8')
  expect(eml).toContain('To: zoe@example.com')
  // Quoted-printable breaks long lines with a `=`.
  expect(eml.replaceAll('=\n', '')).toContain(link)
  expect(mail?.sentAt).toEqual(clock.now())
  expect(log.info.mock.calls).toEqual([[{ kind: 'reset', file, link }, 'mail written to the outbox folder']])
})
