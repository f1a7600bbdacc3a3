import { WatchStockInput } from '@whirligig/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { isId } from '../../db/id.ts'
import { brands, products } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import type { Connection, Realtime } from '../../realtime/create-realtime.ts'
import { ROOM } from '../../realtime/rooms.ts'
import { onSale } from '../products/on-sale.ts'

/** Each `watchStock` event replaces the list of products whose stock the client receives. */
function handleWatchStock({ socket, handle }: Connection): void {
  let watchedRooms: string[] = []
  handle('watchStock', WatchStockInput, async (ids) => {
    for (const room of watchedRooms) await socket.leave(room)
    watchedRooms = ids.filter(isId).map((id) => ROOM.product(id.toLowerCase()))
    await socket.join(watchedRooms)
  })
}

/** Sends changes of orders and stock to clients: an order to its buyer and to staff, stock to the clients that watch it. */
export function registerLiveUpdates(realtime: Realtime, { db, events }: Pick<Deps, 'db' | 'events'>): void {
  realtime.onConnection(handleWatchStock)

  events.on('orderChanged', (orders) => {
    for (const { id, userId } of orders) {
      const rooms = [ROOM.staff, ...(userId === null ? [] : [ROOM.user(userId)])]
      realtime.broadcast(rooms, 'orderChanged', { _id: id })
    }
  })

  events.on('stockChanged', async (ids) => {
    if (ids.length === 0 || !realtime.mayHaveSockets()) return
    try {
      // The stock of products that are not on sale is private.
      const rows = await db
        .select({ _id: products.id, inventory: products.stock })
        .from(products)
        .leftJoin(brands, eq(brands.id, products.brandId))
        .where(and(inArray(products.id, ids), onSale))
      for (const row of rows) realtime.broadcast(ROOM.product(row._id), 'stockChanged', row)
    } catch (error) {
      realtime.onError(error)
    }
  })
}
