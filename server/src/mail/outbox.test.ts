import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { manualClock } from '../../test/manual-clock.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { mails } from '../db/schema/index.ts'
import { openPost } from './post.ts'
import { queueMail } from './queue.ts'
import { startMailWorker } from './worker.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'whirligig-outbox-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const token = 'k'.repeat(43)
const link = `http://toys.example/#/reset-password/${token}`

it('lays a mail into the outbox, whole, private, and logs its link and nothing else of it', async () => {
  await using open = await freshDatabase()
  const clock = manualClock()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const config = { smtpUrl: null, dataDir, appUrl: 'http://toys.example', shopEmail: 'shop@toys.example' }
  const worker = startMailWorker({ db: open.db, clock, post: openPost({ config, clock, log }), log })
  const text = `Hi Zoë,\n\nChoose a new password: ${link}\n`
  await queueMail(open.db, { kind: 'reset', to: 'zoe@example.com', subject: 'New password', text }, clock.now())
  worker.wake()
  await worker.close()

  const [mail] = await open.db.select().from(mails)
  const file = `2026-03-01T12-00-00.000Z-${mail?.id}.eml`
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([file])
  const path = join(dataDir, 'outbox', file)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const eml = readFileSync(path, 'utf8')
  expect(eml).toContain('To: zoe@example.com')
  // Quoted-printable breaks long lines with a `=`.
  expect(eml.replaceAll('=\n', '')).toContain(link)
  expect(mail?.sentAt).toEqual(clock.now())
  expect(log.info.mock.calls).toEqual([[{ kind: 'reset', file, link }, 'a mail is in the outbox']])
})
