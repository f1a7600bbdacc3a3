import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'

export type EmptyCartProps = {
  href: string
  illustration?: ReactNode
  onLinkClick: () => void
}

/** Message and link for an empty cart. */
export function EmptyCart({ href, illustration, onLinkClick }: EmptyCartProps) {
  return (
    <EmptyState
      text="OOPs No Toys in Cart"
      illustration={illustration}
      action={
        <a href={href} onClick={onLinkClick} className={buttonClass()}>
          Shop all toys
        </a>
      }
    />
  )
}
