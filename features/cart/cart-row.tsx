import { DEFAULT_IMAGE, formatPrice, maxOrderQuantity, toImageProps } from '@whirligig/contract'
import { CartLine, Field, QuantityInput, tintFor } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { setQuantityAtom } from './cart-validation.ts'
import { removeLineAtom } from './removed.ts'
import type { CartLine as Line } from './rules.ts'

export type CartRowProps = {
  line: Line
  href: string
  /** Moves the product to the wishlist. Without it, that is not offered. */
  onSaveForLater?: (productId: string) => Promise<void>
}

/** A line of the cart. The quantity is editable if more than one can be ordered. */
export function CartRow({ line, href, onSaveForLater }: CartRowProps) {
  const remove = useSetAtom(removeLineAtom)
  const [isSaving, setSaving] = useState(false)

  async function saveForLater(): Promise<void> {
    setSaving(true)
    await onSaveForLater?.(line._id)
    setSaving(false)
  }

  return (
    <CartLine
      name={line.name}
      href={href}
      picture={{ ...toImageProps(line.imageUrl, DEFAULT_IMAGE.product), tint: tintFor(line.slug) }}
      price={formatPrice(line.totalPrice)}
      unitPrice={line.quantity > 1 ? formatPrice(line.price) : undefined}
      quantity={
        line.unavailable || maxOrderQuantity(line.inventory) <= 1 ? (
          `Quantity ${line.quantity}`
        ) : (
          <LineQuantity line={line} />
        )
      }
      note={line.note}
      unavailable={line.unavailable}
      onSaveForLater={onSaveForLater && !line.unavailable ? saveForLater : undefined}
      saving={isSaving}
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
