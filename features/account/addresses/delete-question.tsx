import { type Address, formatAddressLines } from '@whirligig/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { deleteAddressAtom, isDeletingAtom } from './atoms.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-chunk.ts')).ConfirmDialog }))

export type DeleteQuestionProps = {
  address: Address
  open: boolean
  onClose: () => void
}

/** Asks before an address is deleted, and deletes it. */
export function DeleteQuestion({ address, open, onClose }: DeleteQuestionProps) {
  const remove = useSetAtom(deleteAddressAtom)
  return (
    <Suspense>
      <ConfirmDialog
        open={open}
        title="Delete this address?"
        text={`${formatAddressLines(address).join(', ')}. Orders that go there keep it.`}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => remove(address._id).then(onClose, onClose)} // a failure is shown
        onCancel={onClose}
        loading={useAtomValue(isDeletingAtom)}
      />
    </Suspense>
  )
}
