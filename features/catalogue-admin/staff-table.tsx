import { EmptyState, Table, type TableProps } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { activeColumn, deleteColumn } from './staff-columns.tsx'
import type { StaffKind, StaffRow } from './staff-kind.ts'
import { useDeleteQuestion } from './use-delete-question.tsx'

export type StaffTableProps<Row extends StaffRow> = Pick<TableProps<Row>, 'rows' | 'loading' | 'skeletonRows'> & {
  kind: StaffKind<Row>
  /** What is said of each, before whether it is active. */
  columns: TableProps<Row>['columns']
  /** Whether they may be deleted. */
  deletes?: boolean
  editHref: (id: string) => string
  /** Under 'No brands found.' */
  emptyHint: string
  emptyPicture: ReactNode
}

/** A list of one kind, each leading to its page, to be turned on and off and to be deleted. */
export function StaffTable<Row extends StaffRow>(props: StaffTableProps<Row>) {
  const { kind, rows, columns, deletes = true, editHref, emptyHint, emptyPicture, ...table } = props
  const asTheyWillBe = useAtomValue(kind.shownAtom)
  const { ask, question } = useDeleteQuestion(kind)
  return (
    <>
      <Table
        caption={kind.nouns}
        columns={[...columns, activeColumn(kind), ...(deletes ? [deleteColumn(ask)] : [])]}
        rows={asTheyWillBe(rows)}
        rowKey={({ _id }) => _id}
        rowHref={({ _id }) => editHref(_id)}
        stickyHeader
        empty={<EmptyState text={`No ${kind.nouns} found.`} hint={emptyHint} illustration={emptyPicture} />}
        {...table}
      />
      {question}
    </>
  )
}
