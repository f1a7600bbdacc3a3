import { aMerchant } from '@whirligig/contract/fixtures'
import { expect, test } from 'vitest'
import { canInviteAgain, markOf } from './rules.ts'

const approved = { status: 'Approved', isActive: true, hasAccount: true } as const

test.each([
  ['waiting', {}, 'Waiting Approval', false],
  ['rejected', { status: 'Rejected' }, 'Rejected', false],
  ['approved', approved, undefined, false],
  ['invited', { ...approved, hasAccount: false }, 'Invited', true],
  ['disabled', { ...approved, isActive: false }, 'Disabled', false],
  ['disabled before the sign-up', { ...approved, isActive: false, hasAccount: false }, 'Disabled', false],
] as const)('%s', (_, merchant, mark, inviteAgain) => {
  expect(markOf(aMerchant(merchant))?.text).toBe(mark)
  expect(canInviteAgain(aMerchant(merchant))).toBe(inviteAgain)
})
