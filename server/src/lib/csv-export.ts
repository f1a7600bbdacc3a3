import { pipeline, Readable, type Transform } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply } from 'fastify'

const PAGE_ROWS = 500

export type CsvExport = {
  /** `orders.csv` */
  fileName: string
  columns: readonly string[]
  /** A value for each column. */
  records: AsyncIterable<Record<string, string | number>>
  /** Starts with a byte order mark, without which Excel does not read UTF-8. @default true */
  bom?: boolean
}

/**
 * Reads rows page by page, so that an export of any size needs the memory of one page.
 *
 * @param findAfter returns at most `limit` rows that come after a row, or the first ones
 */
export async function* readPages<Row>(
  findAfter: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined
  for (;;) {
    const page = await findAfter(after, PAGE_ROWS)
    yield page
    if (page.length < PAGE_ROWS) return
    after = page.at(-1)
  }
}

/** Streams records as CSV for spreadsheets. A text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function toCsv({ records, columns, bom = true }: Omit<CsvExport, 'fileName'>): Transform {
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom,
    escape_formulas: true,
    // A line break within a text looks like the end of a row. Without this, only one like those after rows is quoted.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  })
  // Unlike `pipe`, it passes an error of the database on, and stops reading when the client is gone.
  pipeline(Readable.from(records), csv, () => undefined)
  return csv
}

/** Responds with a CSV file that is not cached. */
export const sendCsv = (reply: FastifyReply, { fileName, ...csv }: CsvExport): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .send(toCsv(csv))
