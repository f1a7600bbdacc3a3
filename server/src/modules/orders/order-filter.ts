import {
  ALL_ORDER_SORTS,
  type AllOrderSort,
  ORDER_FILTERS,
  ORDER_SORTS,
  ORDER_TABS,
  type OrderFilter,
  type OrderSort,
  type OrderTab,
  PAGE_SIZE,
  TAB_STATUSES,
} from '@whirligig/contract'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import { isId } from '../../db/id.ts'
import { orderLines, orders, products, userSearchText, users } from '../../db/schema/index.ts'
import { DAY } from '../../lib/clock.ts'
import { parseIds } from '../../lib/parse-ids.ts'
import { parseSearchText } from '../products/product-filter.ts'

/** Parses the query of a merchant's list of orders. An invalid value does not filter. */
export function parseBrandOrdersFilter(query: Record<string, unknown>): BrandOrdersFilter {
  return {
    filter: ORDER_FILTERS.find((filter) => filter === query.status) ?? 'all',
    search: parseSearchText(query.search),
    ids: parseOrderIds(query.ids),
    sort: ORDER_SORTS.find((sort) => sort === query.sortBy) ?? 'newest',
  }
}

/** Which orders of a brand a list has, and in which order. */
export type BrandOrdersFilter = {
  filter: OrderFilter
  /** Part of a customer's name or of a toy's name or sku, an order's number or its id; '' for no search. */
  search: string
  /** Only orders with these ids; null for any. */
  ids: readonly string[] | null
  sort: OrderSort
}

/** The filters and the order of the list of all orders. */
export type AllOrdersFilter = {
  tab: OrderTab
  /** Part of a customer's name or email or of a toy's name or sku, an order's number or its id; '' for no search. */
  search: string
  /** The first and the last day, in UTC; null for no limit. */
  from: Date | null
  to: Date | null
  customer: string | null
  product: string | null
  /** Only orders with these ids; null for any. */
  ids: readonly string[] | null
  sort: AllOrderSort
}

/** Parses a query string. An invalid value does not filter, because users edit URLs. */
export function parseAllOrdersFilter(query: Record<string, unknown>): AllOrdersFilter {
  return {
    tab: ORDER_TABS.find((tab) => tab === query.status) ?? 'all',
    search: parseSearchText(query.search),
    from: parseDay(query.from),
    to: parseDay(query.to),
    customer: parseId(query.customer),
    product: parseId(query.product),
    ids: parseOrderIds(query.ids),
    sort: ALL_ORDER_SORTS.find((sort) => sort === query.sortBy) ?? 'newest',
  }
}

/** Parses `2026-11-23` as the start of that day in UTC. */
function parseDay(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(value)
  return Number.isNaN(day.getTime()) ? null : day
}

const parseId = (value: unknown): string | null => (typeof value === 'string' && isId(value) ? value : null)

/** Unlike the other filters, an invalid one finds nothing: a client reads what it has selected, never more. */
const parseOrderIds = (value: unknown): readonly string[] | null =>
  value === undefined ? null : parseIds(value, PAGE_SIZE.max)

/** The condition that an order matches the filters, without the tab; undefined for all orders. */
export function matchesFilter({ search, from, to, customer, product, ids }: AllOrdersFilter): SQL | undefined {
  return and(
    search === '' ? undefined : matchesSearch(search),
    from === null ? undefined : gte(orders.createdAt, from),
    to === null ? undefined : lt(orders.createdAt, new Date(to.getTime() + DAY)),
    customer === null ? undefined : eq(orders.userId, customer),
    ids === null ? undefined : inArray(orders.id, [...ids]),
    product === null ? undefined : sql`${orders.id} in (${ordersWithProducts(eq(products.id, product))})`,
  )
}

/** The condition that an order is in a tab; undefined for all orders. */
export function isInTab(tab: OrderTab): SQL | undefined {
  const statuses = TAB_STATUSES[tab]
  return statuses && inArray(orders.status, [...statuses])
}

/**
 * What a search finds beside the orders of customers. Each part has an index: a condition joined by `or` would read all orders.
 *
 * @param ofBrand limits the toys to the lines of a brand
 */
function findByNumberOrToy(term: string, ofBrand?: SQL): SQL[] {
  const number = /^([0-9a-f]{4})[- ]?([0-9a-f]{4})$/i.exec(term)
  return [
    ordersWithProducts(and(or(contains(products.name, term), contains(products.sku, term)), ofBrand)),
    // The number is the end of the id: the index `orders_number` has this expression.
    ...(number
      ? [
          sql`select ${orders.id} from ${orders} where right(${orders.id}::text, 8) = ${`${number[1]}${number[2]}`.toLowerCase()}`,
        ]
      : []),
  ]
}

/** Finds the orders of customers. */
const ordersOfUsers = (condition: SQL | undefined): SQL =>
  sql`select ${orders.id} from ${orders} where ${orders.userId} in (select ${users.id} from ${users} where ${condition})`

function matchesSearch(term: string): SQL {
  if (isId(term)) return eq(orders.id, term)
  const parts = [ordersOfUsers(contains(userSearchText, term)), ...findByNumberOrToy(term)]
  return sql`${orders.id} in (${sql.join(parts, sql` union `)})`
}

/**
 * The condition that a line's order matches the search of a merchant. It finds neither emails nor toys of other brands: merchants do
 * not see them.
 */
export function matchesBrandSearch(brandId: string, term: string): SQL {
  if (isId(term)) return eq(orderLines.orderId, term)
  const fullName = sql<string>`(${users.firstName} || ' ' || ${users.lastName})`
  // The first condition has an index.
  const hasName = and(contains(userSearchText, term), contains(fullName, term))
  const parts = [ordersOfUsers(hasName), ...findByNumberOrToy(term, eq(orderLines.brandId, brandId))]
  return sql`${orderLines.orderId} in (${sql.join(parts, sql` union `)})`
}

/** Finds the orders of products by the products' current names. */
const ordersWithProducts = (condition: SQL | undefined): SQL =>
  sql`select ${orderLines.orderId} from ${orderLines} join ${products} on ${products.id} = ${orderLines.productId} where ${condition}`
