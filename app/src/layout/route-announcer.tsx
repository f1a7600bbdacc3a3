import { useEffect, useState } from 'react'

/** Says the title of the page when it changes, as a browser does for a page it loads itself. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(function followTheTitle() {
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
