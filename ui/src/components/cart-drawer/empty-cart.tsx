import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'

export type EmptyCartProps = {
  href: string
  picture?: ReactNode
  onLinkClick: () => void
}

/** Message and link for an empty cart. */
export function EmptyCart({ href, picture, onLinkClick }: EmptyCartProps) {
  return (
    <EmptyState
      text="OOPs No Toys in Cart"
      illustration={picture}
      action={
        <a href={href} onClick={onLinkClick} className={buttonClass()}>
          Shop all toys
        </a>
      }
    />
  )
}
