import { useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { cellClass, rowClass, selectCellClass } from './table-class.ts'
import { isCornerColumn, type TableColumn } from './table-column.ts'
import { TABLE_ROLES } from './table-roles.ts'

export type TableRowProps<Row> = {
  row: Row
  columns: ReadonlyArray<TableColumn<Row>>
  href: string | undefined
  onOpen: (() => void) | undefined
  compact: boolean
  /** The checkbox of the row; undefined if rows cannot be selected. */
  selection?: { label: string; selected: boolean; onSelect: (isOn: boolean, isRange: boolean) => void } | undefined
}

/** One row or card. The link or button in its title covers the whole row except its controls. */
export function TableRow<Row>({ row, columns, href, onOpen, compact, selection }: TableRowProps<Row>) {
  return (
    <tr
      {...TABLE_ROLES.row}
      data-linked={href || onOpen ? true : undefined}
      data-selected={selection?.selected || undefined}
      className={rowClass({ compact })}
    >
      {selection ? (
        <td {...TABLE_ROLES.cell} className={selectCellClass({ kind: 'cell' })}>
          <RowCheckbox label={`Select ${selection.label}`} checked={selection.selected} onChange={selection.onSelect} />
        </td>
      ) : null}
      {columns.map((column) => (
        <TableCell key={column.id} row={row} column={column} href={href} onOpen={onOpen} compact={compact} />
      ))}
    </tr>
  )
}

type TableCellProps<Row> = Pick<TableRowProps<Row>, 'row' | 'href' | 'onOpen' | 'compact'> & {
  column: TableColumn<Row>
}

function TableCell<Row>({ row, column, href, onOpen, compact }: TableCellProps<Row>) {
  const { kind, grow, interactive = kind === 'actions', labelOnCards = !compact, header } = column
  const raised = isCornerColumn(column, compact) ? 'corner' : interactive
  const className = cellClass({ ...column, raised, compact })
  if (kind === 'title') return <TitleCell row={row} column={column} href={href} onOpen={onOpen} className={className} />
  return (
    <td {...TABLE_ROLES.cell} className={className}>
      {kind === 'actions' ? null : (
        <span
          aria-hidden="true"
          className={labelOnCards ? 'shrink-0 text-sm font-normal text-ink-soft @xl:hidden' : 'hidden'}
        >
          {header}
        </span>
      )}
      <div
        className={cx(
          'min-w-0',
          kind === 'actions' ? 'w-full' : !compact && 'text-end @xl:[text-align:inherit]',
          grow && 'truncate',
        )}
      >
        {column.cell(row)}
      </div>
    </td>
  )
}

function TitleCell<Row>({
  row,
  column,
  href,
  onOpen,
  className,
}: Omit<TableCellProps<Row>, 'compact'> & { className: string }) {
  const id = useId()
  const detail = column.detail?.(row)
  const linkClass = 'min-w-0 text-start text-sky no-underline after:absolute after:inset-0 hover:underline'
  const title = href ? (
    <a href={href} className={linkClass}>
      {column.cell(row)}
    </a>
  ) : onOpen ? (
    <button type="button" onClick={onOpen} className={linkClass}>
      {column.cell(row)}
    </button>
  ) : (
    column.cell(row)
  )
  return (
    <th scope="row" {...TABLE_ROLES.rowHeader} aria-labelledby={detail ? id : undefined} className={className}>
      {column.picture || detail ? (
        <div className="flex min-w-0 items-center gap-3">
          {/* Large text needs the width of the picture. */}
          {column.picture ? <div className="contents @max-3xs:hidden">{column.picture(row)}</div> : null}
          <div className="min-w-0">
            <div id={id} className={cx('leading-snug', column.grow && '@xl:truncate')}>
              {title}
            </div>
            {detail ? (
              <div className={cx('text-sm leading-snug font-normal text-ink-soft', column.grow && '@xl:truncate')}>
                {detail}
              </div>
            ) : null}
          </div>
        </div>
      ) : (
        title
      )}
    </th>
  )
}
