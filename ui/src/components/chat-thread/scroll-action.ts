/** Ids of the first and the last rendered message; `undefined` while there are none. */
export type ThreadEnds = { first: string | undefined; last: string | undefined }

/**
 * - `scroll-to-end`: scroll to the latest message.
 * - `keep-position`: compensate for older messages that were inserted above.
 * - `show-button`: offer to scroll to the new messages.
 * - `none`: do nothing.
 */
export type ScrollAction = 'scroll-to-end' | 'keep-position' | 'show-button' | 'none'

/**
 * Decides what a thread does with its scroll position when its messages have changed.
 * @param wasAtEnd whether the latest message was visible before the change
 * @param isLastOwn whether the current user wrote the latest message
 */
export function getScrollAction(
  before: ThreadEnds,
  after: ThreadEnds,
  wasAtEnd: boolean,
  isLastOwn: boolean,
): ScrollAction {
  if (after.last === undefined) return 'none'
  if (before.last === undefined) return 'scroll-to-end'
  if (after.last !== before.last) return wasAtEnd || isLastOwn ? 'scroll-to-end' : 'show-button'
  if (after.first !== before.first) return 'keep-position'
  return wasAtEnd ? 'scroll-to-end' : 'none'
}
