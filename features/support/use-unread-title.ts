import { useEffect } from 'react'

const withoutCount = (title: string): string => title.replace(/^\(\d+\) /, '')

/** Puts the number of unread messages before the title of the page, so that a tab in the background shows it: `(3) Orders · Whirligig`. */
export function useUnreadTitle(unread: number): void {
  useEffect(
    function showCountInTitle() {
      if (unread === 0) return
      function show(): void {
        const title = `(${unread}) ${withoutCount(document.title)}`
        if (document.title !== title) document.title = title
      }
      show()
      // Pages set their titles themselves.
      const observer = new MutationObserver(show)
      observer.observe(document.head, { subtree: true, childList: true, characterData: true })
      return () => {
        observer.disconnect()
        document.title = withoutCount(document.title)
      }
    },
    [unread],
  )
}
