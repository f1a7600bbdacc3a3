import { type StockChanged, WatchStockInput } from '@whirligig/contract'
import { and, eq, sql } from 'drizzle-orm'
import { isId } from '../../db/id.ts'
import { prepared } from '../../db/prepared.ts'
import { brands, merchants, orderLines, products, users } from '../../db/schema/index.ts'
import type { Deps } from '../../deps.ts'
import { createBatchQueue } from '../../lib/batch-queue.ts'
import type { Connection, Realtime } from '../../realtime/create-realtime.ts'
import { ROOM } from '../../realtime/rooms.ts'
import { onSale } from '../products/on-sale.ts'

/** Products whose stock is read and sent. */
type StockRequest = {
  ids: readonly string[]
  send: (stock: StockChanged) => void
}

/**
 * Each `watchStock` event replaces the list of products whose stock the client receives. It is answered with the stock of the
 * products that are new on the list, which may have changed since the client's page was rendered.
 */
function handleWatchStock(
  { socket, handle }: Connection,
  sendStock: (request: StockRequest) => Promise<unknown>,
): void {
  let watched: string[] = []
  handle('watchStock', WatchStockInput, async (input) => {
    const previous = watched
    watched = input.filter(isId).map((id) => id.toLowerCase())
    for (const id of previous) await socket.leave(ROOM.product(id))
    await socket.join(watched.map(ROOM.product))
    const ids = watched.filter((id) => !previous.includes(id))
    if (ids.length > 0) await sendStock({ ids, send: (stock) => socket.emit('stockChanged', stock) })
  })
}

/** Returns the merchants whose brands have lines in orders, with these orders. A disabled merchant sees no orders. */
function findSellers(db: Deps['db'], orderIds: readonly string[]): Promise<{ userId: string; orderId: string }[]> {
  const statement = prepared(db, 'sellers_of_orders', (name) =>
    db
      .selectDistinct({ userId: users.id, orderId: orderLines.orderId })
      .from(orderLines)
      .innerJoin(merchants, and(eq(merchants.brandId, orderLines.brandId), merchants.isActive))
      .innerJoin(users, eq(users.merchantId, merchants.id))
      .where(sql`${orderLines.orderId} = any(${sql.placeholder('ids')}::uuid[])`)
      .prepare(name),
  )
  return statement.execute({ ids: `{${[...new Set(orderIds)].join()}}` })
}

/**
 * Sends changes to clients: an order to its buyer, to admins and to the merchants whose toys it has, an account to its user, and
 * stock to the clients that watch it.
 */
export function registerLiveUpdates(realtime: Realtime, { db, events }: Pick<Deps, 'db' | 'events'>): void {
  const sellerQueue = createBatchQueue<string, undefined>(async (ids) => {
    try {
      for (const { userId, orderId } of await findSellers(db, ids)) {
        realtime.broadcast(ROOM.user(userId), 'orderChanged', { _id: orderId })
      }
    } catch (error) {
      realtime.onError(error)
    }
    return ids.map(() => undefined)
  })

  events.on('orderChanged', (orders) => {
    for (const { id, userId } of orders) {
      const rooms = [ROOM.staff, ...(userId === null ? [] : [ROOM.user(userId)])]
      realtime.broadcast(rooms, 'orderChanged', { _id: id })
      if (isId(id) && realtime.mayHaveSockets()) void sellerQueue.add(id)
    }
  })

  events.on('accountsChanged', (ids) => {
    for (const id of ids) realtime.broadcast(ROOM.user(id), 'accountChanged', { _id: id })
  })

  const stockQueue = createBatchQueue<StockRequest, undefined>(async (requests) => {
    // The stock of products that are not on sale is private.
    const statement = prepared(db, 'stock_on_sale', (name) =>
      db
        .select({ _id: products.id, inventory: products.stock })
        .from(products)
        .leftJoin(brands, eq(brands.id, products.brandId))
        .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`, onSale))
        .prepare(name),
    )
    try {
      const rows = await statement.execute({ ids: `{${[...new Set(requests.flatMap(({ ids }) => ids))].join()}}` })
      const stocks = new Map(rows.map((row) => [row._id, row]))
      for (const [send, group] of Map.groupBy(requests, (request) => request.send)) {
        for (const id of new Set(group.flatMap(({ ids }) => ids))) {
          const stock = stocks.get(id)
          if (stock) send(stock)
        }
      }
    } catch (error) {
      realtime.onError(error)
    }
    return requests.map(() => undefined)
  })

  const broadcastStock = (stock: StockChanged) => realtime.broadcast(ROOM.product(stock._id), 'stockChanged', stock)
  events.on('stockChanged', (ids) => {
    // In a burst of orders, one query reads the stock of many.
    if (ids.length > 0 && realtime.mayHaveSockets()) void stockQueue.add({ ids, send: broadcastStock })
  })
  realtime.onConnection((connection) => handleWatchStock(connection, stockQueue.add))
}
