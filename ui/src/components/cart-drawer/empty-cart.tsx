import type { ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'

export type EmptyCartProps = {
  href: string
  picture?: ReactNode
  onLeave: () => void
}

/** Nothing in the cart yet, and the way to the toys. */
export function EmptyCart({ href, picture, onLeave }: EmptyCartProps) {
  return (
    <div className="grid min-h-full place-content-center justify-items-center gap-4 py-8 text-center">
      {picture}
      <p className="font-display text-xl font-semibold">OOPs No Toys in Cart</p>
      <a href={href} onClick={onLeave} className={buttonClass()}>
        Shop all toys
      </a>
    </div>
  )
}
