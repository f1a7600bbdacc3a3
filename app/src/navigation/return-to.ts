/** What the login page needs, such as where to return to after the login. It is kept in the state of the login's history entry. */
export type ReturnTo = {
  /** A path with its query string. */
  from?: string
  /** Whether to open the cart there. */
  openCart?: boolean
  /** Whether to open the review form there. */
  openReview?: boolean
  /** Set if the session of this user expired there. Other users are not sent to that page. */
  userId?: string
  /** The email address of an account that has just been created. */
  email?: string
}

/** Reads `ReturnTo` from history state, which may come from an older release and have any shape. Invalid fields are dropped. */
export function parseReturnTo(state: unknown): ReturnTo {
  if (typeof state !== 'object' || state === null) return {}
  return {
    ...('from' in state && typeof state.from === 'string' && state.from.startsWith('/') ? { from: state.from } : {}),
    ...('openCart' in state && state.openCart === true ? { openCart: true } : {}),
    ...('openReview' in state && state.openReview === true ? { openReview: true } : {}),
    ...('userId' in state && typeof state.userId === 'string' ? { userId: state.userId } : {}),
    ...('email' in state && typeof state.email === 'string' ? { email: state.email } : {}),
  }
}
