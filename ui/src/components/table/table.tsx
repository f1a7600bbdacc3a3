import { type ComponentProps, type ReactNode, useRef } from 'react'
import { type RowKeys, useRowKeys } from '../../hooks/use-row-keys.ts'
import { cx } from '../../lib/cx.ts'
import { listRange, selectKeys } from '../../lib/list-selection.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { selectCellClass } from './table-class.ts'
import type { TableColumn } from './table-column.ts'
import { TableHeadCell } from './table-head.tsx'
import { TABLE_ROLES } from './table-roles.ts'
import { TableRow } from './table-row.tsx'
import type { TableSelection } from './table-selection.ts'
import { TableSkeleton } from './table-skeleton.tsx'
import type { TableSort } from './table-sort.ts'

export type TableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name: `Customer orders`. It is not visible. */
  caption: string
  /** Columns in order. */
  columns: ReadonlyArray<TableColumn<Row>>
  /** Rows in display order. */
  rows: ReadonlyArray<Row>
  /** Returns the React key of a row, unique in the table. `selection` uses it, too. */
  rowKey: (row: Row) => string
  /** Returns the link of a row. It covers the row, except for what is `interactive`. */
  rowHref?: (row: Row) => string
  /** Called when the user opens a row whose details are not a page of their own. Not together with `rowHref`. */
  onRowOpen?: (row: Row) => void
  /** Rows are loading. Shows skeletons if there are no rows, otherwise a line above the current ones. */
  loading?: boolean
  /** Number of skeleton rows. Use the page size if it is known. */
  skeletonRows?: number
  /** Replaces the table if there are no rows and none are loading: `<EmptyState />`. */
  empty?: ReactNode
  /**
   * Keeps the header visible while the page scrolls. `--table-top` sets its distance from the top; the default is 72
   * px.
   */
  stickyHeader?: boolean
  /** Rows of at least 44 px whose values stay on one line, for lists that people work in all day. */
  compact?: boolean
  /** The order of the rows, for the arrow in its column. The table does not sort: pass `rows` in this order. */
  sort?: TableSort
  /** Called when the user clicks the heading of a column with `sortFirst`. */
  onSort?: (sort: TableSort) => void
  /** Adds checkboxes. Shift selects a range. */
  selection?: TableSelection<Row>
  /**
   * What keys do with the row that has the focus, by `KeyboardEvent.key`. `j` and `k` or the arrows move between rows, and `x` selects
   * if there is a selection.
   */
  rowKeys?: RowKeys<Row>
}

/** A table that becomes a list of cards when its container is narrow. Both layouts use the same elements. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  onRowOpen,
  loading = false,
  skeletonRows = 5,
  empty,
  stickyHeader = false,
  compact = false,
  sort,
  onSort,
  selection,
  rowKeys,
  className,
  ...props
}: TableProps<Row>) {
  const isEmpty = rows.length === 0 && !loading
  const lastSelected = useRef<string>(undefined)
  const keys = rows.map(rowKey)
  const select = (key: string, isOn: boolean, isRange: boolean) => {
    if (!selection) return
    const range = isRange ? listRange(keys, lastSelected.current, key) : [key]
    lastSelected.current = key
    selection.onChange(selectKeys(selection.selected, range, isOn))
  }
  const selectionKeys: RowKeys<Row> = selection
    ? { x: (row) => select(rowKey(row), !selection.selected.has(rowKey(row)), false) }
    : {}
  const rowKeyProps = useRowKeys(rows, { ...selectionKeys, ...rowKeys })
  const selectedHere = keys.filter((key) => selection?.selected.has(key)).length
  return (
    <div
      className={cx(
        '@container relative overflow-clip rounded-panel border border-line bg-card shadow-card',
        className,
      )}
      {...props}
    >
      <span role="status" className="sr-only">
        {loading ? `Loading ${caption}` : null}
      </span>
      {loading && rows.length > 0 ? (
        <span aria-hidden="true" className="absolute inset-x-0 top-0 z-3 h-1 animate-pulse bg-lagoon" />
      ) : null}
      {isEmpty && empty ? (
        empty
      ) : (
        <table
          {...TABLE_ROLES.table}
          aria-busy={loading || undefined}
          className="block w-full border-separate border-spacing-0 text-start @xl:table"
        >
          <caption className="sr-only">{caption}</caption>
          <thead {...TABLE_ROLES.rowGroup} className="sr-only @xl:not-sr-only @xl:table-header-group">
            <tr {...TABLE_ROLES.row}>
              {selection ? (
                <th scope="col" {...TABLE_ROLES.columnHeader} className={selectCellClass({ kind: 'head' })}>
                  <RowCheckbox
                    label="Select all rows of this page"
                    checked={selectedHere > 0 && selectedHere === keys.length}
                    disabled={keys.length === 0}
                    mixed={selectedHere > 0 && selectedHere < keys.length}
                    onChange={(isOn) => selection.onChange(selectKeys(selection.selected, keys, isOn))}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <TableHeadCell
                  key={column.id}
                  column={column}
                  sticky={stickyHeader}
                  compact={compact}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
          <tbody
            {...TABLE_ROLES.rowGroup}
            aria-hidden={(loading && rows.length === 0) || undefined}
            {...rowKeyProps}
            className="block @xl:table-row-group"
          >
            {loading && rows.length === 0 ? (
              <TableSkeleton
                columns={columns}
                rows={skeletonRows}
                compact={compact}
                selectable={selection !== undefined}
              />
            ) : (
              rows.map((row) => {
                const key = rowKey(row)
                return (
                  <TableRow
                    key={key}
                    row={row}
                    columns={columns}
                    href={rowHref?.(row)}
                    onOpen={onRowOpen && (() => onRowOpen(row))}
                    compact={compact}
                    selection={
                      selection && {
                        label: selection.rowLabel(row),
                        selected: selection.selected.has(key),
                        onSelect: (isOn, isRange) => select(key, isOn, isRange),
                      }
                    }
                  />
                )
              })
            )}
          </tbody>
        </table>
      )}
    </div>
  )
}
