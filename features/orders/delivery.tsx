import { formatAddressLines, type Order } from '@whirligig/contract'
import { AddressCard, Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { changeAddressAtom, isChangingAddressAtom } from './atoms.ts'
import { isAddressEditable } from './rules.ts'

/** What a choice among one's addresses is given. */
export type AddressPicker = {
  /** The id of an own address. */
  onPick: (address: string) => void
  /** Without it there is nothing to go back to. */
  onCancel?: () => void
  /** The last pick is on its way. */
  busy: boolean
}

export type DeliveryProps = {
  order: Order
  /** The reader's own addresses to choose from, where the order is theirs. */
  picker: (pick: AddressPicker) => ReactNode
  /** The question in place of 'Where should it go?' */
  question?: string
}

/** Where an order goes; its buyer can change that until a part of it is on its way. */
export function Delivery({ order, picker, question = 'Where should it go?' }: DeliveryProps) {
  const [changing, setChanging] = useState(false)
  const busy = useAtomValue(isChangingAddressAtom)
  const move = useSetAtom(changeAddressAtom)
  const { _id, deliveryAddress } = order
  const isOpen = order.isOwn && isAddressEditable(order)
  const isAsked = isOpen && (changing || !deliveryAddress)

  const isOwed = !deliveryAddress && isAddressEditable(order)
  if (!deliveryAddress && !isOwed) return null
  return (
    <section
      aria-labelledby="delivery-address"
      className={isAsked ? 'max-w-xl print:hidden' : 'max-w-xl print:max-w-none'}
    >
      <h2 id="delivery-address" className="mb-3 text-xl">
        {isAsked && !deliveryAddress ? question : 'Delivery Address'}
      </h2>
      {isAsked ? (
        picker({
          busy,
          onCancel: deliveryAddress ? () => setChanging(false) : undefined,
          onPick: (address) =>
            move({ id: _id, address }).then(
              () => setChanging(false),
              () => undefined, // the failure is shown, and the choice stays
            ),
        })
      ) : deliveryAddress ? (
        <AddressCard
          lines={formatAddressLines(deliveryAddress)}
          actions={
            isOpen ? (
              <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
                Change
              </Button>
            ) : undefined
          }
        />
      ) : (
        <p className="text-ink-soft">Its buyer has not said yet where it should go.</p>
      )}
    </section>
  )
}
