import { Skeleton } from '../skeleton/skeleton.tsx'
import { cellClass, rowClass, selectCellClass } from './table-class.ts'
import type { TableColumn } from './table-column.ts'

export type TableSkeletonProps<Row> = {
  columns: readonly TableColumn<Row>[]
  rows: number
  compact: boolean
  selectable: boolean
}

/** Placeholder rows in the columns of the table, so that the layout does not shift. */
export function TableSkeleton<Row>({ columns, rows, compact, selectable }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <tr key={index} className={rowClass({ compact })}>
      {selectable ? <td className={selectCellClass({ kind: 'cell' })} /> : null}
      {columns.map(({ id, kind = 'plain', align = 'start', hideWhenNarrow = false, grow = false }) => (
        <td key={id} className={cellClass({ kind, align, hideWhenNarrow, compact, grow })}>
          <Skeleton
            className={`h-5 rounded-sm ${kind === 'title' ? 'w-3/5' : 'w-2/5 @xl:w-4/5'} ${align === 'end' ? 'ms-auto' : ''}`}
          />
        </td>
      ))}
    </tr>
  ))
}
