import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import {
  formatCount,
  PRODUCT_FILE_COLUMNS,
  PRODUCT_FILE_LIMITS,
  type ProductFileColumn,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import { CsvError, parse } from 'csv-parse'
import { badRequest } from '../../lib/errors.ts'
import { stripMarkup } from '../../lib/strip-markup.ts'

const TEXT = RESPONSE_TEXT.productFile

/** A row of a product file. `row` counts like a spreadsheet: the header is row 1. */
export type FileRow = { row: number; cells: Partial<Record<ProductFileColumn, string>>; hasTooManyCells: boolean }

export type ProductFile = { rows: FileRow[]; ignoredColumns: string[] }

/** The number of rows between two pauses for other requests: about a millisecond of work. */
export const ROWS_PER_TURN = 50

/** A quotation mark that keeps a spreadsheet from running a formula, as the export writes it. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/

/** Pieces of this size keep the parser from holding up other requests. */
const CHUNK_BYTES = 32 * 1024

function* splitIntoChunks(file: Buffer): Generator<Buffer> {
  for (let start = 0; start < file.length; start += CHUNK_BYTES) yield file.subarray(start, start + CHUNK_BYTES)
}

/** The delimiter that the header has most. Spreadsheets write semicolons where the comma is the decimal separator. */
function findDelimiter(file: Buffer): string {
  const [header = ''] = file
    .subarray(0, 4096)
    .toString('utf8')
    .split(/\r?\n|\r/)
  const count = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

const toColumn = (name: string): ProductFileColumn | undefined => PRODUCT_FILE_COLUMNS.find((column) => column === name)

/** @throws AppError 400 without a sku, or when a column comes twice */
function readHeader(names: readonly string[]): {
  columns: (ProductFileColumn | undefined)[]
  ignoredColumns: string[]
} {
  const cleaned = names.map((name) => stripMarkup(name).trim())
  const columns = cleaned.map((name) => toColumn(name.toLowerCase()))
  const twice = columns.find((column, index) => column && columns.indexOf(column) < index)
  if (twice) throw badRequest(TEXT.columnTwice(twice))
  if (!columns.includes('sku')) throw badRequest(TEXT.noSku)
  return { columns, ignoredColumns: cleaned.filter((name, index) => name !== '' && !columns[index]).slice(0, 20) }
}

function toFileRow(
  row: number,
  cells: readonly string[],
  columns: readonly (ProductFileColumn | undefined)[],
): FileRow {
  const entries = columns.flatMap((column, index) =>
    column ? [[column, stripMarkup(cells[index] ?? '').replace(ESCAPED_FORMULA, '')] as const] : [],
  )
  return { row, cells: Object.fromEntries(entries), hasTooManyCells: cells.slice(columns.length).some(Boolean) }
}

async function readRecords(file: Buffer): Promise<ProductFile> {
  const parser = Readable.from(splitIntoChunks(file)).pipe(
    parse({ bom: true, delimiter: findDelimiter(file), relax_column_count: true, max_record_size: 64 * 1024 }),
  )
  let header: ReturnType<typeof readHeader> | undefined
  let row = 0
  const rows: FileRow[] = []
  // Without the option `columns`, csv-parse yields arrays of texts.
  const records: AsyncIterable<string[]> = parser
  for await (const cells of records) {
    row += 1
    if (row % ROWS_PER_TURN === 0) await setImmediate()
    if (!header) header = readHeader(cells)
    else if (cells.some((cell) => cell.trim() !== '')) rows.push(toFileRow(row, cells, header.columns))
    if (rows.length > PRODUCT_FILE_LIMITS.rows) {
      parser.destroy()
      throw badRequest(TEXT.tooManyRows(formatCount(PRODUCT_FILE_LIMITS.rows, 'row')))
    }
  }
  if (!header || rows.length === 0) throw badRequest(TEXT.empty)
  return { rows, ignoredColumns: header.ignoredColumns }
}

/**
 * Reads a CSV file of products. Blank rows are skipped but counted, markup is removed as from forms, and other requests are served
 * between the rows.
 *
 * @throws AppError 400 when the file as a whole cannot be used
 */
export async function readProductFile(file: Buffer): Promise<ProductFile> {
  if (!isUtf8(file)) throw badRequest(TEXT.encoding)
  try {
    return await readRecords(file)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw badRequest(TEXT.unreadable(typeof error.lines === 'number' ? error.lines : 1))
  }
}
