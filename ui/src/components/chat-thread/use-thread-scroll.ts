import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Ends, getScrollAction } from './scroll-action.ts'

/** Pixels from the end within which the newest message counts as in sight. */
const NEAR = 48

/** Whether the end was in sight when that was last looked at, and how far down one was then, in pixels. */
type Seen = { atEnd: boolean; top: number }

const fromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

/** Who scrolled up since is no longer at the end, though the browser tells of it with the next frame only. */
const isAtEnd = (box: HTMLElement, { atEnd, top }: Seen) => atEnd && (box.scrollTop >= top || fromEnd(box) < NEAR)

function goToEnd(box: HTMLElement): Seen {
  box.scrollTop = box.scrollHeight
  return { atEnd: true, top: box.scrollTop }
}

/** Keeps a thread where one reads: at its end while one is there, and nowhere else while one is not. */
export function useThreadScroll(messages: readonly { id: string; own: boolean }[]) {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useRef<Seen>({ atEnd: true, top: 0 })
  const before = useRef<Ends & { height: number }>({ first: undefined, last: undefined, height: 0 })
  const [unseen, setUnseen] = useState(false)

  useLayoutEffect(
    function keepThePlace() {
      const box = ref.current
      if (!box) return
      const last = messages.at(-1)
      const ends = { first: messages[0]?.id, last: last?.id }
      const move = getScrollAction(before.current, ends, isAtEnd(box, seen.current), last?.own ?? false)
      if (move === 'end') seen.current = goToEnd(box)
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
      if (isAtEnd(box, seen.current)) seen.current = goToEnd(box)
    })
    observer.observe(box)
    // The fonts may come after the words.
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return {
    ref,
    unseen,
    toEnd: () => {
      if (ref.current) seen.current = goToEnd(ref.current)
    },
    /** @returns whether the top was reached */
    onScroll: (): boolean => {
      const box = ref.current
      if (!box) return false
      const atEnd = fromEnd(box) < NEAR
      seen.current = { atEnd, top: box.scrollTop }
      if (atEnd) setUnseen(false)
      return box.scrollTop < NEAR
    },
  }
}
