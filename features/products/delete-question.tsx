import type { StaffProduct } from '@whirligig/contract'
import { ConfirmDialog } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { deleteProductAtom } from './atoms.ts'

export type DeleteQuestionProps = {
  product: Pick<StaffProduct, '_id' | 'name'>
  open: boolean
  onClose: () => void
  /** It is about to be deleted, and is gone from the lists already. */
  onDelete?: () => void
}

/** Asks before a product is deleted, and deletes it. */
export function DeleteQuestion({ product: { _id, name }, open, onClose, onDelete }: DeleteQuestionProps) {
  const remove = useSetAtom(deleteProductAtom)
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      text="It leaves the shop, wishlists and categories for good. Orders that hold it keep what they say of it."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={() => {
        onClose()
        onDelete?.()
        remove(_id).catch(() => undefined) // a failure is shown, and the product is back
      }}
      onCancel={onClose}
    />
  )
}
