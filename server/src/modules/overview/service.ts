import { ORDER_STATUSES, type Overview, toDollars } from '@whirligig/contract'
import type { Deps } from '../../deps.ts'
import { toImageUrl } from '../../images/picture-url.ts'
import type { StaffScope } from '../products/staff-scope.ts'
import { bestSellers, lowStock, ordersByStatus, salesByDay, waitingForAdmins } from './queries.ts'
import { overviewWindow } from './window.ts'

type Toy = { id: string; name: string; slug: string; pictureHash: string | null }

const toToy = ({ id, name, slug, pictureHash }: Toy) => ({ _id: id, name, slug, imageUrl: toImageUrl(pictureHash) })

/** How the shop, or one brand of it, is doing now. */
export async function overviewOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, scope: StaffScope): Promise<Overview> {
  const now = clock.now()
  const { since, days } = overviewWindow(now)
  const [sold, statuses, best, low, waiting] = await Promise.all([
    salesByDay(db, scope, since),
    ordersByStatus(db, scope, since),
    bestSellers(db, scope, since),
    lowStock(db, scope),
    scope.all ? waitingForAdmins(db) : null,
  ])
  const sales = new Map(sold.map(({ day, ...sums }) => [day, sums]))
  const standing = new Map(statuses.map(({ status, orders }) => [status, orders]))
  return {
    counted: now.toISOString(),
    since: since.toISOString(),
    sales: days.map((day) => {
      const { cents, orders } = sales.get(day) ?? { cents: 0, orders: 0 }
      return { day, total: toDollars(cents), orders }
    }),
    statuses: ORDER_STATUSES.map((status) => ({ status, orders: standing.get(status) ?? 0 })),
    bestSellers: best.map(({ sold: pieces, cents, ...toy }) => ({
      ...toToy(toy),
      ...{ sold: pieces, total: toDollars(cents) },
    })),
    lowStock: {
      count: low[0]?.count ?? 0,
      products: low.map(({ stock, ...toy }) => ({ ...toToy(toy), inventory: stock })),
    },
    waiting,
  }
}
