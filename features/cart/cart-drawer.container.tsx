import { DEFAULT_IMAGE, formatPrice, maxOrderQuantity, toImageProps } from '@whirligig/contract'
import { usePollingFallback, useWatchedEvent } from '@whirligig/core/realtime'
import { isSignedInAtom } from '@whirligig/core/session'
import { CartDrawer, CartLine, CartSummary, Field, QuantityInput, tintFor } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { cartOpenAtom, cartProductIdsAtom, closeCartAtom, removeFromCartAtom } from './atoms.ts'
import {
  cartLinesAtom,
  cartTotalAtom,
  cartValidationAtom,
  setQuantityAtom,
  updateCartStockAtom,
} from './cart-validation.ts'
import type { CartLine as Line } from './rules.ts'

export type CartDrawerContainerProps = {
  shopHref: string
  productHref: (slug: string) => string
  /** Illustration of the empty cart. */
  emptyPicture?: ReactNode
  /** Called by 'Purchase' (signed in) and 'Proceed To Checkout' (guest). */
  onCheckout: () => void
  /** Whether the order is being placed. */
  loading?: boolean
  /** Message of the last failed attempt. */
  error?: string
}

/** The cart drawer. While open, it revalidates prices and stock against the catalogue. */
export function CartDrawerContainer({
  shopHref,
  productHref,
  emptyPicture,
  onCheckout,
  loading,
  error,
}: CartDrawerContainerProps) {
  const lines = useAtomValue(cartLinesAtom)
  const total = useAtomValue(cartTotalAtom)
  const close = useSetAtom(closeCartAtom)
  const isOpen = useAtomValue(cartOpenAtom)
  useLiveLines(isOpen)
  return (
    <CartDrawer
      open={isOpen}
      onClose={close}
      shopHref={shopHref}
      emptyPicture={emptyPicture}
      summary={
        <CartSummary
          total={formatPrice(total)}
          signedIn={useAtomValue(isSignedInAtom)}
          onCheckout={onCheckout}
          continueHref={shopHref}
          onContinue={close}
          loading={loading}
          error={error}
          blockedReason={lines.some((line) => line.unavailable) ? 'Please remove unavailable toys first.' : undefined}
        />
      }
    >
      {lines.map((line) => (
        <CartRow key={line._id} line={line} href={productHref(line.slug)} />
      ))}
    </CartDrawer>
  )
}

/** Keeps the stock of the cart's products up to date while the drawer is open. */
function useLiveLines(isOpen: boolean): void {
  const ids = useAtomValue(cartProductIdsAtom)
  const { refetch } = useAtomValue(cartValidationAtom)
  const watched = isOpen ? ids : []
  useWatchedEvent('stockChanged', watched, useSetAtom(updateCartStockAtom))
  usePollingFallback(() => {
    if (watched.length > 0) refetch()
  })
}

function CartRow({ line, href }: { line: Line; href: string }) {
  const remove = useSetAtom(removeFromCartAtom)
  return (
    <CartLine
      name={line.name}
      href={href}
      picture={{ ...toImageProps(line.imageUrl, DEFAULT_IMAGE.product), sizes: '72px', tint: tintFor(line.slug) }}
      price={formatPrice(line.totalPrice)}
      quantity={
        line.unavailable || maxOrderQuantity(line.inventory) <= 1 ? (
          `Quantity ${line.quantity}`
        ) : (
          <LineQuantity line={line} />
        )
      }
      note={line.note}
      unavailable={line.unavailable}
      onRemove={() => remove(line._id)}
    />
  )
}

function LineQuantity({ line }: { line: Line }) {
  const setQuantity = useSetAtom(setQuantityAtom)
  const max = maxOrderQuantity(line.inventory)
  // An invalid quantity, such as an empty input while typing, is kept here and not stored in the cart.
  const [draft, setDraft] = useState<number | null>(null)
  return (
    <Field label={`Quantity of ${line.name}`} labelHidden>
      <QuantityInput
        value={draft ?? line.quantity}
        max={max}
        onBlur={() => setDraft(null)}
        onChange={(quantity) => {
          const isValid = quantity >= 1 && quantity <= max
          setDraft(isValid ? null : quantity)
          if (isValid) setQuantity({ id: line._id, quantity })
        }}
      />
    </Field>
  )
}
