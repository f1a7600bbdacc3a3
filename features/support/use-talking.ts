import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { chatAtom } from './atoms.ts'

export type Talking = {
  /** Who is talked to, by id; null: nobody, the list is to be seen. */
  talkTo: string | null
  /** Somebody else is to be, or nobody: `chosen` just now, or `kept` since one was here last. */
  onTalkTo: (id: string | null, why: 'chosen' | 'kept') => void
}

/** Has the chat follow who is talked to; whoever was, when one was here last, is again. */
export function useTalking({ talkTo, onTalkTo }: Talking): void {
  const chat = useAtomValue(chatAtom)
  const before = useRef<string | null>(null)
  const isRestored = useRef(false)
  const restore = useEffectEvent((id: string) => onTalkTo(id, 'kept'))
  useEffect(
    function follow() {
      if (!chat) return
      const { selected } = chat.state.value
      const left = before.current
      before.current = talkTo
      if (talkTo !== null) {
        if (talkTo !== selected) chat.select(talkTo)
      } else if (left !== null) {
        chat.select(null)
      } else if (selected !== null && !isRestored.current) {
        isRestored.current = true
        restore(selected)
      }
    },
    [chat, talkTo],
  )
}
