import { formatPrice } from '@whirligig/contract'
import { usePollingFallback, useWatchedEvent } from '@whirligig/core/realtime'
import { isSignedInAtom } from '@whirligig/core/session'
import { CartDrawer, CartSummary, RemovedLine } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { cartOpenAtom, cartProductIdsAtom, closeCartAtom } from './atoms.ts'
import { CartRow } from './cart-row.tsx'
import {
  cartFiguresAtom,
  cartLinesAtom,
  cartTotalAtom,
  cartValidationAtom,
  updateCartStockAtom,
} from './cart-validation.ts'
import { isAskedToConfirmAtom } from './confirmation.ts'
import { clearRemovedAtom, lastRemovedAtom, undoRemoveAtom } from './removed.ts'

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
  /** Moves a product to the wishlist. Offered to members. */
  onSaveForLater?: (productId: string) => Promise<void>
  /** The delivery address of a member. */
  delivery?: ReactNode
  /** Moves the focus to the checkout button when the panel goes, because the address has been picked. */
  focusCheckout?: boolean
  /** Replaces the cart, for example while the user picks a delivery address. */
  panel?: ReactNode
}

/** The cart drawer. While open, it revalidates prices and stock against the catalogue. */
export function CartDrawerContainer({
  shopHref,
  productHref,
  emptyPicture,
  onCheckout,
  loading,
  error,
  onSaveForLater,
  delivery,
  focusCheckout,
  panel,
}: CartDrawerContainerProps) {
  const lines = useAtomValue(cartLinesAtom)
  const items = useAtomValue(cartTotalAtom)
  const figures = useAtomValue(cartFiguresAtom)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const { isFetching } = useAtomValue(cartValidationAtom)
  const isAskedToConfirm = useAtomValue(isAskedToConfirmAtom)
  const close = useSetAtom(closeCartAtom)
  const clearRemoved = useSetAtom(clearRemovedAtom)
  const isOpen = useAtomValue(cartOpenAtom)
  useCartUpdates(isOpen)
  useEffect(
    function clearRemovedOnClose() {
      if (!isOpen) clearRemoved()
    },
    [isOpen, clearRemoved],
  )

  const removed = useAtomValue(lastRemovedAtom)
  const rows = lines.map((line) => (
    <CartRow
      key={line._id}
      line={line}
      href={productHref(line.slug)}
      onSaveForLater={isSignedIn ? onSaveForLater : undefined}
    />
  ))
  return (
    <CartDrawer
      empty={lines.length === 0}
      open={isOpen}
      onClose={close}
      shopHref={shopHref}
      illustration={emptyPicture}
      panel={panel}
      summary={
        <CartSummary
          items={formatPrice(items)}
          tax={figures ? formatPrice(figures.tax) : undefined}
          total={figures ? formatPrice(figures.total) : undefined}
          delivery={delivery}
          focusCheckout={focusCheckout}
          notice={isAskedToConfirm ? 'Your cart has changed. Please check it, then press the button again.' : undefined}
          signedIn={isSignedIn}
          onCheckout={onCheckout}
          continueHref={shopHref}
          onContinue={close}
          loading={loading || (isSignedIn && !figures && isFetching)}
          error={error}
          blockedReason={lines.some((line) => line.unavailable) ? 'Please remove unavailable toys first.' : undefined}
        />
      }
    >
      {removed ? rows.toSpliced(removed.index, 0, <RemovedRow key="removed" name={removed.item.name} />) : rows}
    </CartDrawer>
  )
}

function RemovedRow({ name }: { name: string }) {
  return <RemovedLine name={name} onUndo={useSetAtom(undoRemoveAtom)} />
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
