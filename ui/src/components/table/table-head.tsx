import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { headClass } from './table-class.ts'
import type { TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'
import { type TableSort, toggleSort } from './table-sort.ts'

export type TableHeadCellProps<Row> = {
  column: TableColumn<Row>
  sticky: boolean
  compact: boolean
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** The heading of a column, with a button if the rows can be sorted by it. */
export function TableHeadCell<Row>({ column, sticky, compact, sort, onSort }: TableHeadCellProps<Row>) {
  const { id, header, align = 'start', hideWhenNarrow = false, width, headerHidden, sortFirst, minWidth, grow } = column
  const isSorted = sort?.column === id
  return (
    <th
      scope="col"
      {...TABLE_ROLES.columnHeader}
      aria-sort={isSorted ? sort.direction : undefined}
      style={width ? { width } : undefined}
      className={headClass({ align, hideWhenNarrow, sticky, compact, grow })}
    >
      {/* Without height, in the size of the rows' text. A minimum of the cell would include its padding, which depends on the width. */}
      {minWidth ? <div style={{ minWidth }} className={compact ? 'text-sm @4xl:text-base' : 'text-base'} /> : null}
      {sortFirst && onSort ? (
        <SortButton
          header={header}
          direction={isSorted ? sort.direction : undefined}
          onClick={() => onSort(toggleSort(sort, id, sortFirst))}
        />
      ) : (
        <span className={headerHidden ? 'sr-only' : undefined}>{header}</span>
      )}
    </th>
  )
}

type SortButtonProps = { header: string; direction: TableSort['direction'] | undefined; onClick: () => void }

function SortButton({ header, direction, onClick }: SortButtonProps) {
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-control px-2 font-semibold hover:text-ink"
    >
      {header}
      <Icon aria-hidden="true" className={direction ? 'size-4 text-ink' : 'size-4'} />
    </button>
  )
}
