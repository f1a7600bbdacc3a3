import type { PageTimes } from './measure-pages.ts'
import type { LoadResult } from './run-load.ts'
import { median } from './statistics.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** Formats a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

/** The result of one scenario in one round, and the requests per second of its baseline. */
export type Round = { database: string; products: number; call: string; result: LoadResult; baseline: number }

/** Formats the medians of the rounds, one line per scenario and database. */
export function loadTable(rounds: readonly Round[]): string {
  const groups = Map.groupBy(rounds, ({ database, products, call }) => `${database} ${products} ${call}`)
  return table(
    ['database', 'products', 'call', 'requests/s', 'median ms', 'p99 ms', 'ratio', 'failed'],
    [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      const getMedian = (value: (round: Round) => number) => median(group.map(value))
      return [
        [
          ...[first.database, first.products, first.call],
          ...[
            getMedian(({ result }) => result.perSecond).toFixed(0),
            getMedian(({ result }) => result.median),
            getMedian(({ result }) => result.p99),
          ],
          ...[getMedian(({ result, baseline }) => result.perSecond / baseline).toFixed(3)],
          group.reduce((sum, { result }) => sum + result.failed, 0),
        ],
      ]
    }),
  )
}

/** Formats the latencies of single list pages, one line per list. */
export function pagesTable(database: string, products: number, lists: readonly PageTimes[]): string {
  const ms = (value: number) => value.toFixed(1)
  const findSlowestPage = ({ pages }: PageTimes) => pages.toSorted((a, b) => b.ms - a.ms)[0]
  const text = table(
    [
      'list',
      'products',
      'first response',
      'page 1',
      'middle',
      'last',
      'past the last',
      'slowest',
      'facets: first',
      'facets',
    ],
    lists.map((times) => {
      const { list, count, first, pages } = times
      const at = (page: number) => ms(pages.find((entry) => entry.page === page)?.ms ?? 0)
      const last = Math.max(1, Math.ceil(count / 10))
      const slowest = findSlowestPage(times)
      return [
        list,
        count,
        ms(first),
        at(1),
        at(Math.ceil(last / 2)),
        at(last),
        at(last + 1),
        slowest ? ms(slowest.ms) : '',
        ms(times.facets.first),
        ms(times.facets.ms),
      ]
    }),
  )
  return `${database}, ${products} products, ms per page:\n\n${text}`
}
