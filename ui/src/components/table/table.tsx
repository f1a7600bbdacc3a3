import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { headClass } from './table-class.ts'
import type { TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

export type TableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name: `Customer orders`. It is not visible. */
  caption: string
  /** Columns in order. */
  columns: ReadonlyArray<TableColumn<Row>>
  /** Rows in display order. */
  rows: ReadonlyArray<Row>
  /** Returns the React key of a row. */
  rowKey: (row: Row) => string
  /** Returns the link of a row. */
  rowHref?: (row: Row) => string
  /** Rows are loading. Shows skeletons if there are no rows, otherwise a line above the current ones. */
  loading?: boolean
  /** Number of skeleton rows. Use the page size if it is known. */
  skeletonRows?: number
  /** Replaces the table if there are no rows: `<EmptyState />`. */
  empty?: ReactNode
  /**
   * Keeps the header visible while the page scrolls. `--table-top` sets its distance from the top; the default is 72
   * px.
   */
  stickyHeader?: boolean
}

/** A table that becomes a list of cards when its container is narrow. Both layouts use the same elements. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  loading = false,
  skeletonRows = 5,
  empty,
  stickyHeader = false,
  className,
  ...props
}: TableProps<Row>) {
  const isEmpty = rows.length === 0 && !loading
  return (
    <div
      className={cx(
        '@container relative overflow-clip rounded-panel border border-line bg-card shadow-card',
        className,
      )}
      {...props}
    >
      {loading ? (
        <span role="status" className="sr-only">
          Loading {caption}
        </span>
      ) : null}
      {loading && rows.length > 0 ? (
        <span aria-hidden="true" className="absolute inset-x-0 top-0 z-3 h-1 animate-pulse bg-lagoon" />
      ) : null}
      {isEmpty && empty ? (
        empty
      ) : (
        <table
          {...TABLE_ROLES.table}
          aria-busy={loading || undefined}
          className="block w-full border-separate border-spacing-0 text-start @2xl:table"
        >
          <caption className="sr-only">{caption}</caption>
          <thead {...TABLE_ROLES.rowGroup} className="sr-only @2xl:not-sr-only @2xl:table-header-group">
            <tr {...TABLE_ROLES.row}>
              {columns.map(({ id, header, align = 'start', hideWhenNarrow = false, width, headerHidden }) => (
                <th
                  key={id}
                  scope="col"
                  {...TABLE_ROLES.columnHeader}
                  style={width ? { width } : undefined}
                  className={headClass({ align, hideWhenNarrow, sticky: stickyHeader })}
                >
                  {headerHidden ? <span className="sr-only">{header}</span> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            {...TABLE_ROLES.rowGroup}
            aria-hidden={(loading && rows.length === 0) || undefined}
            className="block @2xl:table-row-group"
          >
            {loading && rows.length === 0 ? (
              <TableSkeleton columns={columns} rows={skeletonRows} />
            ) : (
              rows.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} />)
            )}
          </tbody>
        </table>
      )}
    </div>
  )
}
