import { toHref } from '@whirligig/contract'
import { isPlainClick, Link } from '@whirligig/ui'
import type { MouseEvent, ReactNode } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'

export type TextLinkProps = Pick<NavigateOptions, 'state' | 'replace'> & {
  /** A client path. */
  to: string
  children: ReactNode
}

/** A standalone link with a 44 px high target. It can pass on history state, which other links cannot. */
export function TextLink({ to, state, replace, children }: TextLinkProps) {
  const navigate = useNavigate()
  function openWithState(event: MouseEvent): void {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    navigate(to, { state, replace })
  }
  return (
    <Link variant="standalone" href={toHref(to)} onClick={openWithState}>
      {children}
    </Link>
  )
}
