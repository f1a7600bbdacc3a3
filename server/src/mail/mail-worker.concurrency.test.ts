import { expect, it } from 'vitest'
import { smtpTransportTo, startFakeSmtpServer } from '../../test/fake-smtp-server.ts'
import { manualClock } from '../../test/manual-clock.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { openPostgres } from '../db/open.ts'
import { mails } from '../db/schema/index.ts'
import { queueMail } from './mail-queue.ts'
import { startMailWorker } from './mail-worker.ts'

const { openFreshPostgres } = setupPostgres()
const log = { warn: () => {}, error: () => {} }

it('sends each mail once when four workers share one PostgreSQL', async () => {
  await using server = await startFakeSmtpServer()
  const clock = manualClock()
  const first = await openFreshPostgres()
  const databases = [first, ...(await Promise.all([1, 2, 3].map(() => openPostgres(first.url))))]
  const addresses = Array.from({ length: 60 }, (_, i) => `person-${i}@example.com`)
  const content = { kind: 'x', subject: 'x', text: 'x', html: 'x' }
  for (const to of addresses) await queueMail(first.db, () => {}, { ...content, to }, clock.now())

  const workers = databases.map(({ db }) =>
    startMailWorker({ db, clock, transport: smtpTransportTo(server.port), log }),
  )
  for (const worker of workers) worker.wake()
  await Promise.all(workers.map((worker) => worker.idle()))

  expect(server.received.flatMap((mail) => mail.to).toSorted()).toEqual(addresses.toSorted())
  const rows = await first.db.select().from(mails)
  expect(rows.every((mail) => mail.sentAt && mail.attempts === 1)).toBe(true)
  await Promise.all(workers.map((worker) => worker.close()))
  await Promise.all(databases.slice(1).map((database) => database.close()))
})
