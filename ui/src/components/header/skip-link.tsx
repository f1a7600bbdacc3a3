import type { MouseEvent } from 'react'
import { CONTENT_ID, SKIP_TARGET } from '../page/content-id.ts'

/** Moves the focus instead of following the link: in an app with hash routes, `#content` would be another route. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  const main = document.getElementById(CONTENT_ID)
  const target = main?.querySelector<HTMLElement>(`[${SKIP_TARGET}]`) ?? main
  target?.focus()
}

/** The first focusable element of every page; visible while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={skip}
      className="sr-only rounded-control bg-ink font-bold text-card no-underline focus:not-sr-only focus:absolute focus:top-2 focus:start-2 focus:z-40 focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
  )
}
