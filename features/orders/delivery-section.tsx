import { formatAddressLines, type Order } from '@whirligig/contract'
import { AddressCard, Button } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { changeAddressAtom } from './atoms.ts'
import { isAddressEditable } from './rules.ts'

/** Passed to the address picker. */
export type AddressPickerProps = {
  /** Called with the id of the selected address. @param isNew whether it has just been added */
  onPick: (addressId: string, isNew: boolean) => void
  /** Undefined while the order has no address yet. */
  onCancel?: () => void
  /** Whether the selected address is being saved. */
  loading: boolean
}

export type DeliverySectionProps = {
  order: Order
  /** Renders the customer's addresses to choose from. Only called for the user's own orders. */
  renderPicker: (props: AddressPickerProps) => ReactNode
  /** The heading while the order has no address. */
  question?: string
}

/** The delivery address of an order. The customer can change it until a line ships. */
export function DeliverySection({
  order,
  renderPicker,
  question = 'Where should we deliver it?',
}: DeliverySectionProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [{ isPending }, changeAddress] = useAtom(changeAddressAtom)
  const { _id, deliveryAddress } = order
  if (!deliveryAddress && !isAddressEditable(order)) return null

  const canEdit = order.isOwn && isAddressEditable(order)
  const showPicker = canEdit && (isChanging || !deliveryAddress)
  return (
    <section aria-labelledby="delivery-address" className={showPicker ? 'print:hidden' : undefined}>
      <h2 id="delivery-address" className="mb-3 text-xl">
        {showPicker && !deliveryAddress ? question : 'Delivery Address'}
      </h2>
      {showPicker ? (
        renderPicker({
          loading: isPending,
          onCancel: deliveryAddress ? () => setIsChanging(false) : undefined,
          onPick: (address, isNew) =>
            changeAddress({ id: _id, address, isNew }).then(
              () => setIsChanging(false),
              () => undefined, // the error toast is shown, and the picker stays open
            ),
        })
      ) : deliveryAddress ? (
        <AddressCard
          lines={[...(order.customerName ? [order.customerName] : []), ...formatAddressLines(deliveryAddress)]}
          actions={
            canEdit ? (
              <Button variant="secondary" size="sm" onClick={() => setIsChanging(true)}>
                Change
              </Button>
            ) : undefined
          }
        />
      ) : (
        <p className="text-ink-soft">The customer has not chosen a delivery address yet.</p>
      )}
    </section>
  )
}
