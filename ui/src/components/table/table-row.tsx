import { cx } from 'class-variance-authority'
import { cellClass, rowClass } from './table-class.ts'
import type { TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'

export type TableRowProps<Row> = {
  row: Row
  columns: ReadonlyArray<TableColumn<Row>>
  href: string | undefined
}

/** One row or card. The link in its title covers the whole row except its controls. */
export function TableRow<Row>({ row, columns, href }: TableRowProps<Row>) {
  return (
    <tr {...TABLE_ROLES.row} data-linked={href ? true : undefined} className={rowClass}>
      {columns.map((column) => (
        <TableCell key={column.id} row={row} column={column} href={href} />
      ))}
    </tr>
  )
}

function TableCell<Row>({ row, column, href }: { row: Row; column: TableColumn<Row>; href: string | undefined }) {
  const { kind = 'plain', align = 'start', hideWhenNarrow = false, interactive = kind === 'actions', header } = column
  const className = cellClass({ kind, align, hideWhenNarrow, raised: interactive })
  const content = column.cell(row)
  if (kind === 'title') {
    return (
      <th scope="row" {...TABLE_ROLES.rowHeader} className={className}>
        {href ? (
          <a href={href} className="min-w-0 text-sky no-underline after:absolute after:inset-0 hover:underline">
            {content}
          </a>
        ) : (
          content
        )}
      </th>
    )
  }
  return (
    <td {...TABLE_ROLES.cell} className={className}>
      {kind === 'actions' ? null : (
        <span aria-hidden="true" className="shrink-0 text-sm font-normal text-ink-soft @2xl:hidden">
          {header}
        </span>
      )}
      <div className={cx('min-w-0', kind === 'actions' ? 'w-full' : 'text-end @2xl:[text-align:inherit]')}>
        {content}
      </div>
    </td>
  )
}
