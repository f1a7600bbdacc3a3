import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Ends, scrollMove } from './scroll-move.ts'

/** Pixels from the end within which the newest message counts as in sight. */
const NEAR = 48

/** Keeps a thread where one reads: at its end while one is there, and nowhere else while one is not. */
export function useThreadScroll(messages: readonly { id: string; own: boolean }[]) {
  const ref = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const before = useRef<Ends & { height: number }>({ first: undefined, last: undefined, height: 0 })
  const [unseen, setUnseen] = useState(false)

  const toEnd = () => {
    const box = ref.current
    if (box) box.scrollTop = box.scrollHeight
  }

  useLayoutEffect(
    function keepThePlace() {
      const box = ref.current
      if (!box) return
      const last = messages.at(-1)
      const ends = { first: messages[0]?.id, last: last?.id }
      const move = scrollMove(before.current, ends, atEnd.current, last?.own ?? false)
      if (move === 'end') box.scrollTop = box.scrollHeight
      if (move === 'hold') box.scrollTop += box.scrollHeight - before.current.height
      if (move === 'pill') setUnseen(true)
      before.current = { ...ends, height: box.scrollHeight }
    },
    [messages],
  )

  useEffect(function stayAtTheEndWhenSizesChange() {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight
    })
    observer.observe(box)
    // The fonts may come after the words.
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return {
    ref,
    unseen,
    toEnd,
    /** @returns whether the top was reached */
    onScroll: (): boolean => {
      const box = ref.current
      if (!box) return false
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
      if (atEnd.current) setUnseen(false)
      return box.scrollTop < NEAR
    },
  }
}
