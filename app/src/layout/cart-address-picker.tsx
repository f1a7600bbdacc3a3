import { AddressPickerContainer } from '@whirligig/account'
import { useEffect, useRef } from 'react'

export type CartAddressPickerProps = {
  onPick: (addressId: string) => void
  onCancel: () => void
}

/** Picks the delivery address in the cart. It has its own module, because forms are not part of the cart's code. */
export function CartAddressPicker({ onPick, onCancel }: CartAddressPickerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function moveFocusToHeading() {
    heading.current?.focus() // The clicked button is gone.
  }, [])
  return (
    <section aria-labelledby="cart-address" className="pt-2">
      <h3 id="cart-address" tabIndex={-1} ref={heading} className="mb-3 text-lg outline-none">
        Where should we send it?
      </h3>
      <AddressPickerContainer onPick={onPick} onCancel={onCancel} loading={false} />
    </section>
  )
}
