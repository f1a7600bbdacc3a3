import {
  formatCount,
  formatNumber,
  type ProductFileChange,
  type ProductFileError,
  type ProductImportPreview,
} from '@whirligig/contract'
import { Callout, Stack, Table, type TableColumn, Text } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { formatChange, formatRest, formatSummary } from './preview-summary.ts'

/** What the import of a file would do: its errors, or its changes. The action stays above the rows, which can be a hundred. */
export function ImportPreview({ preview, action }: { preview: ProductImportPreview; action: ReactNode }) {
  const { errors, errorCount, changes, added, changed, ignoredColumns } = preview
  return (
    <Stack gap={5}>
      {errorCount > 0 ? (
        <Callout tone="error" role="alert">
          {`${formatCount(errorCount, 'error')}. Nothing can be imported until the file has none.`}
        </Callout>
      ) : (
        <Callout tone={changes.length > 0 ? 'success' : 'info'} role="status">
          {`${formatSummary(preview)}.`}
        </Callout>
      )}
      {action}
      {ignoredColumns.length > 0 ? (
        <Text size="sm" tone="soft">{`Not imported: ${ignoredColumns.map((name) => `“${name}”`).join(', ')}.`}</Text>
      ) : null}
      {errorCount > 0 ? (
        <Rows caption="Errors" columns={ERROR_COLUMNS} rows={errors} total={errorCount} />
      ) : changes.length > 0 ? (
        <Rows caption="Changes" columns={CHANGE_COLUMNS} rows={changes} total={added + changed} />
      ) : null}
    </Stack>
  )
}

type RowsProps<Row> = { caption: string; columns: readonly TableColumn<Row>[]; rows: readonly Row[]; total: number }

function Rows<Row extends { row: number }>({ caption, columns, rows, total }: RowsProps<Row>) {
  const rest = formatRest(rows.length, total)
  return (
    <Stack gap={2}>
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.row} ${'column' in row ? String(row.column) : ''}`}
      />
      {rest ? (
        <Text size="sm" tone="soft">
          {rest}
        </Text>
      ) : null}
    </Stack>
  )
}

const rowColumn = { id: 'row', header: 'Row', cell: ({ row }: { row: number }) => formatNumber(row) } as const

const ERROR_COLUMNS: readonly TableColumn<ProductFileError>[] = [
  { ...rowColumn, width: '6rem' },
  { id: 'column', header: 'Column', width: '9rem', cell: ({ column }) => column ?? 'Whole row' },
  { id: 'message', header: 'What is wrong', cell: ({ message }) => message },
]

const CHANGE_COLUMNS: readonly TableColumn<ProductFileChange>[] = [
  { id: 'name', header: 'Product', kind: 'title', cell: ({ name }) => name, detail: ({ sku }) => sku },
  { ...rowColumn, width: '6rem' },
  { id: 'change', header: 'Change', cell: (change) => <span className="wrap-anywhere">{formatChange(change)}</span> },
]
