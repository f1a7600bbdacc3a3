import { useEffect, useState } from 'react'

/** The title without the number of unread messages: `(3) Orders · Whirligig`. */
const getTitle = (): string => document.title.replace(/^\(\d+\) /, '')

/** Announces the document title to screen readers when it changes, as a browser does after a full page load. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(function observeTitle() {
    let last = getTitle()
    const observer = new MutationObserver(() => {
      const next = getTitle()
      if (next === last || next === '') return
      last = next
      setTitle(next)
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
