import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getScrollAction, type ThreadEnds } from './scroll-action.ts'

/** Maximum distance from an end at which the thread counts as scrolled to that end, in pixels. */
const END_THRESHOLD_PX = 48

/** The scroll position after the last scroll event or scroll call; `top` in pixels. */
type ScrollPosition = { isAtEnd: boolean; top: number }

const distanceFromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight

/**
 * Whether the user has not scrolled up since. Scroll events come late: the user may have scrolled before the event, and the content may have
 * grown before the event of the last scroll call.
 */
const isStillAtEnd = (box: HTMLElement, { isAtEnd, top }: ScrollPosition) =>
  isAtEnd && (box.scrollTop >= top || distanceFromEnd(box) < END_THRESHOLD_PX)

function scrollBoxToEnd(box: HTMLElement): ScrollPosition {
  box.scrollTop = box.scrollHeight
  return { isAtEnd: true, top: box.scrollTop }
}

/** Scrolls a thread to new messages while its end is visible, and keeps its position otherwise. */
export function useThreadScroll(messages: readonly { id: string; own: boolean }[]) {
  const ref = useRef<HTMLElement>(null)
  const position = useRef<ScrollPosition>({ isAtEnd: true, top: 0 })
  const before = useRef<ThreadEnds & { height: number }>({ first: undefined, last: undefined, height: 0 })
  const [hasUnseen, setHasUnseen] = useState(false)

  useLayoutEffect(
    function updateScrollPosition() {
      const box = ref.current
      if (!box) return
      const last = messages.at(-1)
      const ends = { first: messages[0]?.id, last: last?.id }
      const action = getScrollAction(before.current, ends, isStillAtEnd(box, position.current), last?.own ?? false)
      if (action === 'scroll-to-end') position.current = scrollBoxToEnd(box)
      if (action === 'keep-position') box.scrollTop += box.scrollHeight - before.current.height
      if (action === 'show-button') setHasUnseen(true)
      before.current = { ...ends, height: box.scrollHeight }
    },
    [messages],
  )

  useEffect(function followResize() {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (isStillAtEnd(box, position.current)) position.current = scrollBoxToEnd(box)
    })
    observer.observe(box)
    // The content grows without a new message when the fonts load.
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [])

  return {
    ref,
    /** There are new messages below the visible ones. */
    hasUnseen,
    scrollToEnd: () => {
      if (ref.current) position.current = scrollBoxToEnd(ref.current)
    },
    /** @returns whether the user has reached the top */
    onScroll: (): boolean => {
      const box = ref.current
      if (!box) return false
      const isAtEnd = distanceFromEnd(box) < END_THRESHOLD_PX || isStillAtEnd(box, position.current)
      position.current = { isAtEnd, top: box.scrollTop }
      if (isAtEnd) setHasUnseen(false)
      return box.scrollTop < END_THRESHOLD_PX
    },
  }
}
