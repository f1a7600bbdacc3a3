import type { chatMessages } from '../db/schema/index.ts'
import { addMs, HOUR, MINUTE } from '../lib/clock.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { getOrThrow } from './get-or-throw.ts'
import { seedId } from './seed-id.ts'

type MessageRow = typeof chatMessages.$inferInsert

const [ADMIN, MERCHANT] = DEMO_ACCOUNTS

/** What was said, in turns: the person begins. */
const ANSWERED = [
  'Hello! Does the wooden train fit the tracks of other makers?',
  'Hello! It does: the wheels are 28 mm apart, as on most wooden tracks.',
  'Wonderful, thank you!',
  'You are welcome. Have fun!',
]
const OPEN = [
  'One wheel of my pull-along came off. Can I get a new one?',
  'Of course! Which colour is it?',
  'The green one, please.',
]
const FROM_MERCHANT = ['When do the toys for the winter season have to be in the list?']

/** Conversations of two shoppers and the merchant with the admin. One is answered, two wait. */
export function createChatRows(
  now: Date,
  reviewers: readonly { email: string }[],
  userIds: ReadonlyMap<string, string>,
): MessageRow[] {
  const admin = getOrThrow(userIds, ADMIN)
  const [first, second] = reviewers
  const conversations = [
    { email: first?.email, texts: ANSWERED, hoursAgo: 50 },
    { email: second?.email, texts: OPEN, hoursAgo: 5 },
    { email: MERCHANT, texts: FROM_MERCHANT, hoursAgo: 2 },
  ]
  return conversations.flatMap(({ email = '', texts, hoursAgo }) => {
    const person = getOrThrow(userIds, email)
    return texts.map((text, turn): MessageRow => {
      const createdAt = addMs(now, -hoursAgo * HOUR + turn * 4 * MINUTE)
      const [fromId, toId] = turn % 2 === 0 ? [person, admin] : [admin, person]
      return { id: seedId(`message ${email} ${turn}`, createdAt), fromId, toId, text, createdAt }
    })
  })
}
