import { CHAT } from '@whirligig/contract'

/** Says again that one types before the others' memory of it ends, and no more often. */
const EVERY = CHAT.typingTtlMs * (2 / 3)

type Options = { say: (typing: { to: string; isTyping: boolean }) => void; now: () => Date }

/** Tells others that one writes to them, as rarely as will do. */
export function typingTold({ say, now }: Options) {
  let to: string | undefined
  let told = 0

  function stop(): void {
    if (to !== undefined) say({ to, isTyping: false })
    to = undefined
  }

  return {
    /** The draft for someone is now this; an empty one is the end of typing. */
    wrote(id: string, draft: string): void {
      if (draft.trim() === '') {
        stop()
        return
      }
      const time = now().getTime()
      if (id === to && time - told < EVERY) return
      if (id !== to) stop()
      to = id
      told = time
      say({ to: id, isTyping: true })
    },
    stop,
  }
}

/** Remembers who types for as long as that holds, because the end of it may be lost. */
export function typingHeard(ended: (id: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return (id: string, isTyping: boolean): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    if (isTyping)
      timers.set(
        id,
        setTimeout(() => ended(id), CHAT.typingTtlMs),
      )
  }
}
