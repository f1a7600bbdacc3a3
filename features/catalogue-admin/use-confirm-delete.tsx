import { LazyConfirmDialog } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AdminResource, AdminRow } from './admin-resource.ts'

/**
 * Deletes a row after a confirmation.
 * @param onDelete called before the request. The row is already removed from the lists.
 */
export function useConfirmDelete<Row extends AdminRow>(resource: AdminResource<Row>, onDelete?: () => void) {
  const [state, setState] = useState<{ row: Row; open: boolean } | null>(null)
  const deleteRow = useSetAtom(resource.deleteAtom)
  const close = () => setState((last) => last && { ...last, open: false })
  return {
    confirmDelete: (row: Row) => setState({ row, open: true }),
    dialog: (
      <LazyConfirmDialog
        open={state?.open ?? false}
        title={state ? `Delete ${state.row.name}?` : ''}
        description={state && resource.deleteText(state.row)}
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => {
          close()
          onDelete?.()
          if (state) deleteRow(state.row._id).catch(() => undefined) // the error toast is shown and the row is back
        }}
        onCancel={close}
      />
    ),
  }
}
