import { whenIdle } from './when-idle.ts'

/** How far from the viewport the code of a section is loaded: about a screen of a phone ahead. */
const MARGIN = '600px'
/** After this time in ms the code is loaded in any case, so that sections also work after the connection is lost. */
const MAX_WAIT_MS = 10_000

const INTENTS = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/**
 * Runs a task whenever an element comes near the viewport, gets the pointer or the focus, or is clicked, and once when the
 * browser is idle after ten seconds.
 * @returns a function that stops it
 */
export function whenNear(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) task()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  for (const intent of INTENTS) element.addEventListener(intent, task, { passive: true })
  let cancelIdle: (() => void) | undefined
  const timer = setTimeout(() => {
    cancelIdle = whenIdle(task)
  }, MAX_WAIT_MS)
  return () => {
    observer.disconnect()
    for (const intent of INTENTS) element.removeEventListener(intent, task)
    clearTimeout(timer)
    cancelIdle?.()
  }
}
