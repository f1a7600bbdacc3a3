import { type Address, formatAddressLines } from '@whirligig/contract'
import { LazyConfirmDialog } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { deleteAddressAtom } from './atoms.ts'

export type DeleteAddressDialogProps = {
  address: Address
  open: boolean
  onClose: () => void
}

/** Asks for confirmation and deletes the address. */
export function DeleteAddressDialog({ address, open, onClose }: DeleteAddressDialogProps) {
  const [{ isPending }, deleteAddress] = useAtom(deleteAddressAtom)
  return (
    <LazyConfirmDialog
      open={open}
      title="Delete this address?"
      description={`${formatAddressLines(address).join(', ')}. Your past orders keep this address.`}
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={() => deleteAddress(address._id).then(onClose, onClose)} // an error has its toast
      onCancel={onClose}
      loading={isPending}
    />
  )
}
