import { ORDER_STATUSES, type Overview, toDollars } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import type { StaffScope } from '../products/staff-scope.ts'
import { getOverviewWindow } from './overview-window.ts'
import { countOrdersByStatus, countWork, findBestSellers, findLowStock, sumSalesByDay } from './queries.ts'

type ProductRow = { id: string; name: string; slug: string; pictureHash: string | null }

const toProductLink = ({ id, name, slug, pictureHash }: ProductRow) => ({
  _id: id,
  name,
  slug,
  imageUrl: toImageUrl(pictureHash),
})

type Sums = { cents: number; orders: number }

const sumRows = (rows: readonly Sums[]) => ({
  total: toDollars(rows.reduce((sum, { cents }) => sum + cents, 0)),
  orders: rows.reduce((sum, { orders }) => sum + orders, 0),
})

/**
 * Returns the current overview of the shop, or of one brand.
 * @param length the number of days, today included
 */
export async function getOverview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: StaffScope,
  length: number,
): Promise<Overview> {
  const now = clock.now()
  const { since, previousSince, days } = getOverviewWindow(now, length)
  const [salesRows, statusRows, bestRows, lowRows, work] = await Promise.all([
    sumSalesByDay(db, scope, previousSince),
    countOrdersByStatus(db, scope, since),
    findBestSellers(db, scope, since),
    findLowStock(db, scope),
    countWork(db, scope),
  ])
  const sales = new Map(salesRows.map(({ day, ...sums }) => [day, sums]))
  const orderCounts = new Map(statusRows.map(({ status, orders }) => [status, orders]))
  return {
    counted: now.toISOString(),
    since: since.toISOString(),
    sales: days.map((day) => {
      const { cents, orders } = sales.get(day) ?? { cents: 0, orders: 0 }
      return { day, total: toDollars(cents), orders }
    }),
    previous: sumRows(salesRows.filter(({ day }) => day < (days[0] ?? ''))),
    openOrders: work.openOrders,
    statuses: ORDER_STATUSES.map((status) => ({ status, orders: orderCounts.get(status) ?? 0 })),
    bestSellers: bestRows.map(({ sold: quantity, cents, ...product }) => ({
      ...toProductLink(product),
      ...{ sold: quantity, total: toDollars(cents) },
    })),
    lowStock: {
      count: lowRows[0]?.count ?? 0,
      products: lowRows.map(({ stock, ...product }) => ({ ...toProductLink(product), inventory: stock })),
    },
    waiting: work.waiting,
  }
}
