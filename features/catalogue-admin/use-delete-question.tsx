import { ConfirmDialog } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { StaffKind, StaffRow } from './staff-kind.ts'

/**
 * Asks before something is deleted, and deletes it.
 * @param onDelete it is about to be deleted, and is gone from the lists already
 */
export function useDeleteQuestion<Row extends StaffRow>(kind: StaffKind<Row>, onDelete?: () => void) {
  const [asked, setAsked] = useState<{ about: Row; open: boolean } | null>(null)
  const remove = useSetAtom(kind.deleteAtom)
  const close = () => setAsked((last) => last && { ...last, open: false })
  return {
    ask: (about: Row) => setAsked({ about, open: true }),
    question: asked ? (
      <ConfirmDialog
        open={asked.open}
        title={`Delete ${asked.about.name}?`}
        text={kind.deleteText}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => {
          close()
          onDelete?.()
          remove(asked.about._id).catch(() => undefined) // a failure is shown, and it is back
        }}
        onCancel={close}
      />
    ) : null,
  }
}
