/** What a way by the login remembers, in the state of the history entry. */
export type ReturnTo = {
  /** Where to go on afterwards: a path with its search. */
  from?: string
  /** Whether the cart was open. */
  openCart?: boolean
  /** Whether a review was about to be written there. */
  openReview?: boolean
  /** Whose place it was, where their session ended there: nobody else is brought to it. */
  userId?: string
}

/** History state outlives releases and can be anything. */
export function parseReturnTo(state: unknown): ReturnTo {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('from' in state && typeof state.from === 'string' && state.from.startsWith('/') ? { from: state.from } : {}),
    ...('openCart' in state && state.openCart === true ? { openCart: true } : {}),
    ...('openReview' in state && state.openReview === true ? { openReview: true } : {}),
    ...('userId' in state && typeof state.userId === 'string' ? { userId: state.userId } : {}),
  }
}
