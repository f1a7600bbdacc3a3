/** The two ends of what a thread shows, by id; undefined while it shows nothing. */
export type Ends = { first: string | undefined; last: string | undefined }

/**
 * What a thread does with its scroll position when its messages have changed: `end` goes to the newest, `hold` keeps what
 * one reads where it is though older ones came above it, `pill` offers the new ones below, `stay` does nothing.
 * @param atEnd whether the newest message was in sight before
 * @param ownLast whether the newest message is one's own
 */
export function getScrollAction(
  before: Ends,
  after: Ends,
  atEnd: boolean,
  ownLast: boolean,
): 'end' | 'hold' | 'pill' | 'stay' {
  if (after.last === undefined) return 'stay'
  if (before.last === undefined) return 'end'
  if (after.last !== before.last) return atEnd || ownLast ? 'end' : 'pill'
  if (after.first !== before.first) return 'hold'
  return atEnd ? 'end' : 'stay'
}
