import type { Category } from '@whirligig/contract'
import { ConfirmDialog } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { deleteCategoryAtom } from './atoms.ts'

export type DeleteQuestionProps = {
  category: Pick<Category, '_id' | 'name'>
  open: boolean
  onClose: () => void
  /** It is about to be deleted, and is gone from the list already. */
  onDelete?: () => void
}

/** Asks before a category is deleted, and deletes it. */
export function DeleteQuestion({ category: { _id, name }, open, onClose, onDelete }: DeleteQuestionProps) {
  const remove = useSetAtom(deleteCategoryAtom)
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      text="The category is gone for good. Its products stay in the shop, and those that it had disabled come back."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={() => {
        onClose()
        onDelete?.()
        remove(_id).catch(() => undefined) // a failure is shown, and the category is back
      }}
      onCancel={onClose}
    />
  )
}
