import { WatchStockInput } from '@whirligig/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { isId } from '../db/id.ts'
import { brands, products } from '../db/schema/index.ts'
import type { Deps } from '../deps.ts'
import { onSale } from '../modules/products/on-sale.ts'
import type { Listen } from './listen-to.ts'
import type { News } from './news.ts'
import { ROOM, type ShopSocket } from './socket-types.ts'

/** Which toys a socket is told about. */
export function watchEvents(socket: ShopSocket, listen: Listen): void {
  let watched: string[] = []
  listen('watchStock', WatchStockInput, async (ids) => {
    for (const room of watched) await socket.leave(room)
    watched = ids.filter(isId).map((id) => ROOM.product(id.toLowerCase()))
    await socket.join(watched)
  })
}

/** Passes on what happens to orders and stock. Only shoppers' toys: the stock of others is nobody's business. */
export function tellNews(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  news: News,
  options: { anybodyThere: () => boolean; onError: (error: unknown) => void },
): void {
  events.on('orderChanged', (orders) => {
    for (const { id, userId } of orders) {
      news.send([ROOM.staff, ...(userId === null ? [] : [ROOM.user(userId)])], 'orderChanged', { _id: id })
    }
  })

  events.on('stockChanged', async (ids) => {
    if (ids.length === 0 || !options.anybodyThere()) return
    try {
      const rows = await db
        .select({ _id: products.id, inventory: products.stock })
        .from(products)
        .leftJoin(brands, eq(brands.id, products.brandId))
        .where(and(inArray(products.id, ids), onSale))
      for (const row of rows) news.send(ROOM.product(row._id), 'stockChanged', row)
    } catch (error) {
      options.onError(error)
    }
  })
}
