import { CONTENT_ID } from '../components/page/content-id.ts'

/** Moves the focus to the content of the page, when the control that had it is gone. The page does not scroll. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
}
