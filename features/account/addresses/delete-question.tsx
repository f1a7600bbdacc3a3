import { type Address, formatAddressLines } from '@whirligig/contract'
import { LazyConfirmDialog } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { deleteAddressAtom, isDeletingAtom } from './atoms.ts'

export type DeleteQuestionProps = {
  address: Address
  open: boolean
  onClose: () => void
}

/** Asks before an address is deleted, and deletes it. */
export function DeleteQuestion({ address, open, onClose }: DeleteQuestionProps) {
  const remove = useSetAtom(deleteAddressAtom)
  return (
    <LazyConfirmDialog
      open={open}
      title="Delete this address?"
      text={`${formatAddressLines(address).join(', ')}. Orders that go there keep it.`}
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={() => remove(address._id).then(onClose, onClose)} // a failure is shown
      onCancel={onClose}
      loading={useAtomValue(isDeletingAtom)}
    />
  )
}
