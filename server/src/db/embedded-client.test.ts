import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { EmbeddedClient } from './embedded-client.ts'

it('lets the event loop run between queued queries and within a transaction', async () => {
  await using client = new EmbeddedClient()
  await client.waitReady
  let finished = 0
  const countFinished = () => {
    finished += 1
  }
  const queries = Array.from({ length: 20 }, () => client.query('select 1').then(countFinished))
  const transaction = client.transaction(async (tx) => {
    for (let i = 0; i < 20; i += 1) await tx.query('select 1').then(countFinished)
  })
  // Each turn of the event loop completes few queries, so many turns pass before the last one.
  let turns = 0
  while (finished < 40) {
    const before = finished
    await setImmediate()
    turns += 1
    expect(finished - before).toBeLessThanOrEqual(2)
  }
  expect(turns).toBeGreaterThanOrEqual(20)
  await Promise.all([...queries, transaction])
})
