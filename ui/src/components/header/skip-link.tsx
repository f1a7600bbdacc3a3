import type { MouseEvent } from 'react'
import { CONTENT_ID } from '../page/content-id.ts'

/** Where the address is a hash route, following `#content` would leave the page: the focus is moved by hand instead. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** The first stop of the Tab key on every page; out of sight until it is reached. */
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
