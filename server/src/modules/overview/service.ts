import { ORDER_STATUSES, type Overview, toDollars } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import type { StaffScope } from '../products/staff-scope.ts'
import { getOverviewWindow } from './overview-window.ts'
import { countOrdersByStatus, countPendingWork, findBestSellers, findLowStock, sumSalesByDay } from './queries.ts'

type ProductRow = { id: string; name: string; slug: string; pictureHash: string | null }

const toProductLink = ({ id, name, slug, pictureHash }: ProductRow) => ({
  _id: id,
  name,
  slug,
  imageUrl: toImageUrl(pictureHash),
})

/** Returns the current overview of the shop, or of one brand. */
export async function getOverview({ db, clock }: Pick<Deps, 'db' | 'clock'>, scope: StaffScope): Promise<Overview> {
  const now = clock.now()
  const { since, days } = getOverviewWindow(now)
  const [salesRows, statusRows, bestRows, lowRows, waiting] = await Promise.all([
    sumSalesByDay(db, scope, since),
    countOrdersByStatus(db, scope, since),
    findBestSellers(db, scope, since),
    findLowStock(db, scope),
    scope.all ? countPendingWork(db) : null,
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
    statuses: ORDER_STATUSES.map((status) => ({ status, orders: orderCounts.get(status) ?? 0 })),
    bestSellers: bestRows.map(({ sold: quantity, cents, ...product }) => ({
      ...toProductLink(product),
      ...{ sold: quantity, total: toDollars(cents) },
    })),
    lowStock: {
      count: lowRows[0]?.count ?? 0,
      products: lowRows.map(({ stock, ...product }) => ({ ...toProductLink(product), inventory: stock })),
    },
    waiting,
  }
}
