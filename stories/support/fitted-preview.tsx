import { type ReactNode, useCallback, useState } from 'react'

/** The width of a component that fills a page. */
const PAGE_WIDTH = 1120
/** The width of any other component. */
const WIDTH = 420
const MAX_SCALE = 0.9
/** Below this a small component is unreadable, so that it is cut off at the end instead. */
const MIN_SCALE = 0.4

type FittedPreviewProps = {
  /** It is laid out at the width of a page. */
  wide: boolean
  children: ReactNode
}

/** Lays a component out at a true width and scales the result to its container, as a picture. It is inert. */
export function FittedPreview({ wide, children }: FittedPreviewProps) {
  const [scale, setScale] = useState(0)
  const [fits, setFits] = useState(true)
  const width = wide ? Math.min(PAGE_WIDTH, window.innerWidth) : Math.min(WIDTH, window.innerWidth)
  const measure = useCallback((content: HTMLDivElement | null) => {
    const container = content?.parentElement
    if (!container) return
    const observer = new ResizeObserver(() => {
      const acrossScale = container.clientWidth / content.offsetWidth
      const fitting = Math.min(acrossScale, container.clientHeight / content.offsetHeight, MAX_SCALE)
      const readable = Math.max(fitting, Math.min(acrossScale, MIN_SCALE))
      setScale(readable)
      setFits(readable === fitting)
    })
    observer.observe(container)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div inert aria-hidden="true" className="relative overflow-hidden bg-paper [contain:strict]">
      <div
        ref={measure}
        className={`absolute left-1/2 -translate-x-1/2 p-4 [&>iframe]:w-full ${fits ? 'top-1/2 -translate-y-1/2' : 'top-0 origin-top'}`}
        style={{ width, scale }}
      >
        {children}
      </div>
    </div>
  )
}
