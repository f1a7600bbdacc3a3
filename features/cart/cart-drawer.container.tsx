import { formatPrice } from '@whirligig/contract'
import { usePollingFallback, useWatchedEvent } from '@whirligig/core/realtime'
import { isSignedInAtom } from '@whirligig/core/session'
import { CartDrawer, CartSummary } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { cartOpenAtom, cartProductIdsAtom, closeCartAtom } from './atoms.ts'
import { CartRow } from './cart-row.tsx'
import { cartLinesAtom, cartTotalAtom, cartValidationAtom, updateCartStockAtom } from './cart-validation.ts'

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
  useCartUpdates(isOpen)
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

/** Keeps the stock of the cart's products up to date while the drawer is open, by pushed events or by polling. */
function useCartUpdates(isOpen: boolean): void {
  const ids = useAtomValue(cartProductIdsAtom)
  const { refetch } = useAtomValue(cartValidationAtom)
  const watchedIds = isOpen ? ids : []
  useWatchedEvent('stockChanged', watchedIds, useSetAtom(updateCartStockAtom))
  usePollingFallback(() => {
    if (watchedIds.length > 0) refetch()
  })
}
