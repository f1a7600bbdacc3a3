import { aMerchant } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { canResendInvite, statusBadge } from './merchant-status.ts'

const approved = { status: 'Approved', isActive: true, hasAccount: true } as const

it.each([
  ['a waiting merchant', {}, 'Waiting Approval', false],
  ['a rejected merchant', { status: 'Rejected' }, 'Rejected', false],
  ['an approved merchant', approved, undefined, false],
  ['an invited merchant', { ...approved, hasAccount: false }, 'Invited', true],
  ['a disabled merchant', { ...approved, isActive: false }, 'Disabled', false],
  ['a merchant disabled before sign-up', { ...approved, isActive: false, hasAccount: false }, 'Disabled', false],
] as const)('shows the right badge and invitation for %s', (_, merchant, text, canResend) => {
  expect(statusBadge(aMerchant(merchant))?.text).toBe(text)
  expect(canResendInvite(aMerchant(merchant))).toBe(canResend)
})
