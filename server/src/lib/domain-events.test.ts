import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import type { OpenDatabase } from '../db/database.ts'
import { brands } from '../db/schema/index.ts'
import { type DomainEventEmitter, inTransaction } from './domain-events.ts'

const brand = { name: 'Acme', slug: 'acme', description: 'Toys.', createdAt: new Date(0) }

describe('inTransaction', () => {
  let open: OpenDatabase
  let events: DomainEventEmitter
  let emitted: unknown[]
  beforeEach(async () => {
    open = await freshDatabase()
    events = new EventEmitter()
    emitted = []
    events.on('catalogueChanged', () => emitted.push('catalogueChanged'))
    events.on('stockChanged', (ids) => emitted.push(ids))
  })
  afterEach(() => open.close())

  it('emits after the commit and before it returns', async () => {
    let visibleRows: Promise<number> | undefined
    events.on('catalogueChanged', () => {
      visibleRows = Promise.resolve(open.db.$count(brands))
    })
    const result = await inTransaction({ db: open.db, events }, async (tx, emit) => {
      emit('catalogueChanged')
      await tx.insert(brands).values(brand)
      expect(emitted).toEqual([])
      return 'done'
    })
    expect([result, emitted, await visibleRows]).toEqual(['done', ['catalogueChanged'], 1])
  })

  it('emits nothing when the transaction rolls back', async () => {
    const failing = inTransaction({ db: open.db, events }, async (tx, emit) => {
      await tx.insert(brands).values(brand)
      emit('catalogueChanged')
      emit('stockChanged', ['a'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([emitted, await open.db.$count(brands)]).toEqual([[], 0])
  })

  it('emits an event without a payload once, and each event with a payload', async () => {
    await inTransaction({ db: open.db, events }, async (_tx, emit) => {
      emit('stockChanged', ['a'])
      emit('catalogueChanged')
      emit('stockChanged', ['b'])
      emit('catalogueChanged')
    })
    expect(emitted).toEqual([['a'], 'catalogueChanged', ['b']])
  })
})
