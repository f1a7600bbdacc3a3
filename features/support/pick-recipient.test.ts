import type { ChatUser } from '@whirligig/contract'
import { aChatMessage, aChatUser } from '@whirligig/contract/fixtures'
import { expect, it } from 'vitest'
import { SUPPORT_ID } from './conversation-id.ts'
import { pickRecipient } from './pick-recipient.ts'

const staff = (id: string, online: boolean): ChatUser => aChatUser({ id, isAdmin: true, online })
const [ada, eve] = [staff('ada', false), staff('eve', true)]
const withMessage = (from: string, to: string) => ({ [SUPPORT_ID]: aChatMessage({ from, to }) })

it.each([
  ['the one who wrote last', [eve, ada], withMessage('ada', 'me'), 'ada'],
  ['the one who got the last message', [eve, ada], withMessage('me', 'ada'), 'ada'],
  ['someone online at first', [ada, eve], {}, 'eve'],
  ['someone online when the last one is no longer staff', [ada, eve], withMessage('max', 'me'), 'eve'],
  ['anyone when nobody is online', [ada], {}, 'ada'],
  ['the last one while the list is loading', null, withMessage('max', 'me'), 'max'],
  ['nobody without staff', [], {}, undefined],
])('is %s', (_, users, last, expected) => {
  expect(pickRecipient({ users, last }, 'me')).toBe(expected)
})
