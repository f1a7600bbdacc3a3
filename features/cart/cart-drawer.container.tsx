import { DEFAULT_PICTURE, formatPrice, maxOrderQuantity, pictureOf } from '@whirligig/contract'
import { useFresh, useStock } from '@whirligig/core/realtime'
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
  /** The picture of the empty cart. */
  emptyPicture?: ReactNode
  /** 'Purchase' for someone signed in, 'Proceed To Checkout' for a guest. */
  onCheckout: () => void
  /** The order is being placed. */
  busy?: boolean
  /** Why the last try failed. */
  error?: string
}

/** The cart, as the catalogue of now sees it. */
export function CartDrawerContainer({
  shopHref,
  productHref,
  emptyPicture,
  onCheckout,
  busy,
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
          loading={busy}
          error={error}
          blockedReason={
            lines.some((line) => line.unavailable) ? 'Please remove what is no longer available first.' : undefined
          }
        />
      }
    >
      {lines.map((line) => (
        <Row key={line._id} line={line} href={productHref(line.slug)} />
      ))}
    </CartDrawer>
  )
}

/** While the cart is open, what is left of its toys is as the catalogue says it is. */
function useLiveLines(isOpen: boolean): void {
  const ids = useAtomValue(cartProductIdsAtom)
  const { refetch } = useAtomValue(cartValidationAtom)
  const watched = isOpen ? ids : []
  useStock(watched, useSetAtom(updateCartStockAtom))
  useFresh(() => {
    if (watched.length > 0) refetch()
  })
}

function Row({ line, href }: { line: Line; href: string }) {
  const remove = useSetAtom(removeFromCartAtom)
  return (
    <CartLine
      name={line.name}
      href={href}
      picture={{ ...pictureOf(line.imageUrl, DEFAULT_PICTURE.product), sizes: '72px', tint: tintFor(line.slug) }}
      price={formatPrice(line.totalPrice)}
      quantity={
        line.unavailable || maxOrderQuantity(line.inventory) <= 1 ? (
          `Quantity ${line.quantity}`
        ) : (
          <Quantity line={line} />
        )
      }
      note={line.note}
      unavailable={line.unavailable}
      onRemove={() => remove(line._id)}
    />
  )
}

function Quantity({ line }: { line: Line }) {
  const set = useSetAtom(setQuantityAtom)
  const most = maxOrderQuantity(line.inventory)
  // What is typed on the way to a quantity, such as an emptied box, is not one yet.
  const [typed, setTyped] = useState<number | null>(null)
  return (
    <Field label={`Quantity of ${line.name}`} labelHidden>
      <QuantityInput
        value={typed ?? line.quantity}
        max={most}
        onBlur={() => setTyped(null)}
        onChange={(quantity) => {
          const isOne = quantity >= 1 && quantity <= most
          setTyped(isOne ? null : quantity)
          if (isOne) set({ id: line._id, quantity })
        }}
      />
    </Field>
  )
}
