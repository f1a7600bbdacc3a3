import type { AuditEntry } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { toActivities } from './order-history-view.ts'

const order = { _id: 'o', created: '2026-11-20T10:00:00.000Z', customerName: 'Mina' }
const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: 'e', created: '2026-11-21T10:00:00.000Z', action: 'status', details: {} },
  ...{ actorName: 'Anna', actorRole: 'ROLE ADMIN' as const },
  ...more,
})
const convert = (entries: AuditEntry[], isComplete = true) =>
  toActivities(order, { entries, isComplete }, (iso) => iso.slice(0, 10)).map(({ id: _id, at: _at, ...facts }) => facts)

it.each([
  ['Shipped', 'Shipped'],
  ['Cancelled', 'Cancelled'],
  ['Delivered', 'Delivered'],
  ['Processing', 'Set to Processing'],
] as const)('names a change to %s “%s”, with its lines', (to, title) => {
  const lines = [{ name: 'Kite', quantity: 2, from: 'Not processed', to } as const]
  expect(convert([entry({ details: { lines } })])[0]).toEqual({
    ...{ title, lines: ['2 × Kite (was Not processed)'], actor: 'Anna (Admin)', time: '2026-11-21' },
  })
})

it('shows the text of a note and that an address has changed', () => {
  const [note, address] = convert([
    entry({ action: 'note', details: { text: 'Gift.' }, actorName: null }),
    entry({ action: 'address', actorRole: 'ROLE MEMBER' }),
  ])
  expect(note).toMatchObject({ title: 'Note', note: 'Gift.', actor: 'Deleted account (Admin)' })
  expect(address).toMatchObject({ title: 'Delivery address changed', actor: 'Anna (Member)' })
})

it('ends with the order, unless older entries are missing', () => {
  expect(convert([])).toEqual([{ title: 'Ordered', actor: 'Mina', time: '2026-11-20' }])
  expect(convert([], false)).toEqual([])
})
