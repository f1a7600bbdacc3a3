import type { Brand } from '@whirligig/contract'
import { ConfirmDialog } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { deleteBrandAtom } from './atoms.ts'

export type DeleteQuestionProps = {
  brand: Pick<Brand, '_id' | 'name'>
  open: boolean
  onClose: () => void
  /** It is about to be deleted, and is gone from the list already. */
  onDelete?: () => void
}

/** Asks before a brand is deleted, and deletes it. */
export function DeleteQuestion({ brand: { _id, name }, open, onClose, onDelete }: DeleteQuestionProps) {
  const remove = useSetAtom(deleteBrandAtom)
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      text="The brand is gone for good. Its products stay without a brand and off sale, and its merchant waits for approval again."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={() => {
        onClose()
        onDelete?.()
        remove(_id).catch(() => undefined) // a failure is shown, and the brand is back
      }}
      onCancel={onClose}
    />
  )
}
