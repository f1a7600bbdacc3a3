import { EmptyState, Table, type TableProps } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { AdminResource, AdminRow } from './admin-resource.ts'
import { activeColumn, deleteColumn } from './resource-columns.tsx'
import { useConfirmDelete } from './use-confirm-delete.tsx'

export type ResourceTableProps<Row extends AdminRow> = Pick<TableProps<Row>, 'rows' | 'loading' | 'skeletonRows'> & {
  resource: AdminResource<Row>
  /** The columns before "Active". */
  columns: TableProps<Row>['columns']
  /** Says below the switch why a row is not in the shop. */
  note?: (row: Row) => string
  /** Shows the delete buttons. @default true */
  deletable?: boolean
  editHref: (id: string) => string
  /** The hint of the empty state. */
  emptyHint: string
  emptyPicture: ReactNode
}

/** The table of brands, categories or products. Each row links to its edit page. */
export function ResourceTable<Row extends AdminRow>(props: ResourceTableProps<Row>) {
  const { resource, rows, columns, note, deletable = true, editHref, emptyHint, emptyPicture, ...table } = props
  const toOptimisticRows = useAtomValue(resource.optimisticRowsAtom)
  const { confirmDelete, dialog } = useConfirmDelete(resource)
  return (
    <>
      <Table
        caption={resource.pluralNoun}
        columns={[...columns, activeColumn(resource, note), ...(deletable ? [deleteColumn(confirmDelete)] : [])]}
        rows={toOptimisticRows(rows)}
        rowKey={({ _id }) => _id}
        rowHref={({ _id }) => editHref(_id)}
        stickyHeader
        compact
        empty={<EmptyState text={`No ${resource.pluralNoun} found.`} hint={emptyHint} illustration={emptyPicture} />}
        {...table}
      />
      {dialog}
    </>
  )
}
