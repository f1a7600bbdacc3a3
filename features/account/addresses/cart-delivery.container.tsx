import { formatAddressLines } from '@whirligig/contract'
import { CartDelivery } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { addressesAtom } from './atoms.ts'
import { deliveryAddressAtom } from './delivery-choice.ts'

/** The delivery address of the next order, in the cart of a member. */
export function CartDeliveryContainer({ onChange }: { onChange: () => void }) {
  const { status } = useAtomValue(addressesAtom)
  const address = useAtomValue(deliveryAddressAtom)
  return (
    <CartDelivery lines={address && formatAddressLines(address)} onChange={onChange} loading={status === 'pending'} />
  )
}
