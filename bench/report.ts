import type { Measured } from './load.ts'
import { median } from './median.ts'
import type { PageTimes } from './pages.ts'

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

/** A table in Markdown. */
function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

/** One round's figures of one kind of call, and of what it is compared with. */
export type Round = { database: string; products: number; call: string; shop: Measured; against: number }

/** Medians of the rounds, a line for each kind of call on each database. */
export function loadTable(rounds: readonly Round[]): string {
  const groups = Map.groupBy(rounds, ({ database, products, call }) => `${database} ${products} ${call}`)
  return table(
    ['database', 'products', 'call', 'requests/s', 'median ms', 'p99 ms', 'ratio', 'failed'],
    [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      const of = (value: (round: Round) => number) => median(group.map(value))
      return [
        [
          ...[first.database, first.products, first.call],
          ...[of(({ shop }) => shop.perSecond).toFixed(0), of(({ shop }) => shop.median), of(({ shop }) => shop.p99)],
          ...[of(({ shop, against }) => shop.perSecond / against).toFixed(3)],
          group.reduce((sum, { shop }) => sum + shop.failed, 0),
        ],
      ]
    }),
  )
}

/** Milliseconds of single pages, a line for each list. */
export function pagesTable(database: string, products: number, lists: readonly PageTimes[]): string {
  const ms = (value: number) => value.toFixed(1)
  const slowest = ({ pages }: PageTimes) => pages.toSorted((a, b) => b.ms - a.ms)[0]
  const text = table(
    ['list', 'toys', 'cold', 'page 1', 'middle', 'last', 'past the last', 'slowest'],
    lists.map((times) => {
      const { list, count, first, pages } = times
      const at = (page: number) => ms(pages.find((one) => one.page === page)?.ms ?? 0)
      const last = Math.max(1, Math.ceil(count / 10))
      const worst = slowest(times)
      return [list, count, ms(first), at(1), at(Math.ceil(last / 2)), at(last), at(last + 1), worst ? ms(worst.ms) : '']
    }),
  )
  return `${database}, ${products} products, ms a page:\n\n${text}`
}
