import { CHAT } from '@whirligig/contract'

/** Repeats the typing event before it expires at the other user. */
const REPEAT_MS = CHAT.typingTtlMs * (2 / 3)

/** Sends typing events for the current user: when typing starts, at an interval while it goes on, and when it stops. */
export function createTypingSender(send: (typing: { to: string; isTyping: boolean }) => void) {
  let to: string | undefined
  let sentAt = 0

  function stop(): void {
    if (to !== undefined) send({ to, isTyping: false })
    to = undefined
  }

  return {
    /** Call it with each new draft. An empty draft stops typing. */
    draftChanged(id: string, draft: string): void {
      if (draft.trim() === '') {
        stop()
        return
      }
      const now = Date.now()
      if (id === to && now - sentAt < REPEAT_MS) return
      if (id !== to) stop()
      to = id
      sentAt = now
      send({ to: id, isTyping: true })
    },
    stop,
  }
}

/** Tracks typing events of other users. Expires each one after `CHAT.typingTtlMs`, because a stop event may get lost. */
export function createTypingTracker(onExpire: (id: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return (id: string, isTyping: boolean): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    if (isTyping)
      timers.set(
        id,
        setTimeout(() => onExpire(id), CHAT.typingTtlMs),
      )
  }
}
