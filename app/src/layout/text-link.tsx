import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

export type TextLinkProps = Pick<LinkProps, 'to' | 'state' | 'replace'> & { children: ReactNode }

/** A standalone link with a 44 px high target. */
export function TextLink(props: TextLinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-11 items-center font-semibold text-sky underline-offset-4 hover:underline"
    />
  )
}
