import { cx } from '../../lib/cx.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { cellClass, rowClass, selectCellClass } from './table-class.ts'
import { isCornerColumn, type TableColumn } from './table-column.ts'

export type TableSkeletonProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: number
  compact: boolean
  selectable: boolean
}

/** Placeholder rows in the columns of the table, with the room that pictures, details and controls take, so that the layout does not shift. */
export function TableSkeleton<Row>({ columns, rows, compact, selectable }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <tr key={index} className={rowClass({ compact })}>
      {selectable ? (
        <td className={selectCellClass({ kind: 'cell' })}>
          <div className="size-11" />
        </td>
      ) : null}
      {columns.map((column) => (
        <SkeletonCell key={column.id} column={column} compact={compact} />
      ))}
    </tr>
  ))
}

function SkeletonCell<Row>({ column, compact }: { column: TableColumn<Row>; compact: boolean }) {
  const { kind, align, picture, detail } = column
  const hasControl = kind === 'actions' || column.interactive
  const raised = isCornerColumn(column, compact) ? 'corner' : undefined
  return (
    <td className={cellClass({ ...column, raised, compact })}>
      <div className={cx('flex w-full items-center gap-3', hasControl && 'min-h-11', align === 'end' && 'justify-end')}>
        {picture ? <Skeleton className="size-10 shrink-0 rounded-sm @max-3xs:hidden" /> : null}
        <div className={kind === 'title' ? 'w-3/5 min-w-24' : hasControl ? 'w-16 @xl:w-4/5' : 'w-24 @xl:w-4/5'}>
          <Skeleton className="h-5 rounded-sm" />
          {detail ? <Skeleton className="mt-1 h-4 rounded-sm" /> : null}
        </div>
      </div>
    </td>
  )
}
