import { type AuditEntry, ROLE_ADMIN } from '@whirligig/contract'
import { expect, it } from 'vitest'
import { toActivities } from './to-activities.ts'

const entry = (overrides: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: 'a', created: '2026-11-20T09:30:00.000Z', action: 'status', details: {} },
  ...{ actorName: 'Ada Winder', actorRole: ROLE_ADMIN },
  ...overrides,
})

it.each([
  [entry({ details: { from: 'Active', to: 'Disabled' } }), 'Disabled'],
  [entry({ details: { from: 'Disabled', to: 'Active' } }), 'Enabled'],
  [entry({ details: { from: 'Member', to: 'Merchant' } }), 'Role changed from Member to Merchant'],
  [entry({ details: { from: 'Waiting Approval', to: 'Approved' } }), 'Approved'],
  [entry({ details: { from: 'Waiting Approval', to: 'Rejected' } }), 'Rejected'],
  [entry({ details: { from: 'Approved', to: 'Approved' } }), 'Invitation sent again'],
  [entry({ action: 'signed-out' }), 'Signed out everywhere'],
  [entry({ action: 'exported', details: { name: 'users.csv' } }), 'Exported users.csv'],
  [entry({ action: 'added', details: { name: 'Kite' } }), 'Added'],
  [entry({ action: 'updated', details: { name: 'Kite', fields: ['price', 'brand'] } }), 'Changed: price, brand'],
])('says what was done: %#', (change, title) => {
  expect(toActivities([change], () => 'today')).toEqual([
    { id: 'a', title, actor: 'Ada Winder (Admin)', at: change.created, time: 'today' },
  ])
})

it('names a deleted account', () => {
  expect(toActivities([entry({ actorName: null })], () => '')[0]?.actor).toBe('Deleted account (Admin)')
})
