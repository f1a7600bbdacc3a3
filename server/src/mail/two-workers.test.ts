import { expect, it } from 'vitest'
import { connectTo, startMailServer } from '../../test/mail-server.ts'
import { manualClock } from '../../test/manual-clock.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { openPostgres } from '../db/open.ts'
import { mails } from '../db/schema/index.ts'
import { queueMail } from './queue.ts'
import { startMailWorker } from './worker.ts'

const { openFreshPostgres: freshPostgres } = setupPostgres()
const log = { warn: () => {}, error: () => {} }

it('four processes share the mails of one PostgreSQL and send each once', async () => {
  await using server = await startMailServer()
  const clock = manualClock()
  const first = await freshPostgres()
  const opened = [first, ...(await Promise.all([1, 2, 3].map(() => openPostgres(first.url))))]
  const addresses = Array.from({ length: 60 }, (_, i) => `person-${i}@example.com`)
  for (const to of addresses) await queueMail(first.db, { kind: 'x', to, subject: 'x', text: 'x' }, clock.now())

  const workers = opened.map(({ db }) => startMailWorker({ db, clock, post: connectTo(server.port), log }))
  for (const worker of workers) worker.wake()
  await Promise.all(workers.map((worker) => worker.idle()))

  expect(server.received.flatMap((mail) => mail.to).toSorted()).toEqual(addresses.toSorted())
  const stored = await first.db.select().from(mails)
  expect(stored.every((mail) => mail.sentAt && mail.attempts === 1)).toBe(true)
  await Promise.all(workers.map((worker) => worker.close()))
  await Promise.all(opened.slice(1).map((open) => open.close()))
})
