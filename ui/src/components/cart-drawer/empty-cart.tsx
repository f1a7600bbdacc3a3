import type { ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'

export type EmptyCartProps = {
  href: string
  picture?: ReactNode
  onLeave: () => void
}

/** Nothing in the cart yet, and the way to the toys. */
export function EmptyCart({ href, picture, onLeave }: EmptyCartProps) {
  return (
    <EmptyState
      text="OOPs No Toys in Cart"
      illustration={picture}
      action={
        <a href={href} onClick={onLeave} className={buttonClass()}>
          Shop all toys
        </a>
      }
    />
  )
}
