import { useEffect, useState } from 'react'

/** Announces the document title to screen readers when it changes, as a browser does after a full page load. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(function observeTitle() {
    let last = document.title
    const observer = new MutationObserver(() => {
      if (document.title === last || document.title === '') return
      last = document.title
      setTitle(last)
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
