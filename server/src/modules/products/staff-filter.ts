import {
  OVERVIEW,
  STAFF_PRODUCT_SORTS,
  STOCK_FILTERS,
  type StaffProductSort,
  type StockFilter,
} from '@whirligig/contract'
import { and, asc, between, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import { isId } from '../../db/id.ts'
import { brands, categories, productCategories, products } from '../../db/schema/index.ts'
import { parseSearchText, parseSlug, type RawQuery } from './product-filter.ts'
import { productsInScope, type StaffScope } from './staff-scope.ts'

/** The filters and the order of the staff's list of products. Null and an empty search do not filter. */
export type StaffFilter = {
  /** Part of a name or sku. */
  search: string
  /** A slug or an id. */
  brand: string | null
  /** A slug. */
  category: string | null
  stock: StockFilter | null
  active: boolean | null
  sort: StaffProductSort
}

/** All products, newest first. */
export const ALL_PRODUCTS: StaffFilter = {
  ...{ search: '', brand: null, category: null, stock: null, active: null, sort: 'newest' },
}

/** Parses a query string. An invalid value does not filter, because users edit URLs. */
export function parseStaffFilter(query: RawQuery): StaffFilter {
  return {
    search: parseSearchText(query.search),
    brand: parseSlug(query.brand),
    category: parseSlug(query.category),
    stock: STOCK_FILTERS.find((stock) => stock === query.stock) ?? null,
    active: query.active === 'true' ? true : query.active === 'false' ? false : null,
    sort: STAFF_PRODUCT_SORTS.find(({ value }) => value === query.sortBy)?.value ?? 'newest',
  }
}

function inStock(stock: StockFilter | null): SQL | undefined {
  if (stock === null) return undefined
  return stock === 'out' ? eq(products.stock, 0) : between(products.stock, 1, OVERVIEW.lowStock)
}

/** @param brand a slug or an id */
const ofBrand = (brand: string): SQL =>
  isId(brand)
    ? eq(products.brandId, brand)
    : sql`${products.brandId} = (select ${brands.id} from ${brands} where ${brands.slug} = ${brand})`

const inCategory = (slug: string): SQL =>
  sql`${products.id} in (select ${productCategories.productId} from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId} where ${categories.slug} = ${slug})`

/** The condition that a product is in the scope and matches the filters; undefined for all products. */
export function matchingProducts(scope: StaffScope, filter: StaffFilter): SQL | undefined {
  const { search, brand, category, stock, active } = filter
  return and(
    productsInScope(scope),
    search === '' ? undefined : or(contains(products.name, search), contains(products.sku, search)),
    brand === null ? undefined : ofBrand(brand),
    category === null ? undefined : inCategory(category),
    inStock(stock),
    active === null ? undefined : eq(products.isActive, active),
  )
}

/** The order of the list, with a tie breaker. */
export function toStaffOrder(sort: StaffProductSort): SQL[] {
  switch (sort) {
    case 'newest':
      return [desc(products.createdAt), desc(products.id)]
    case 'name':
      return [asc(products.name), asc(products.id)]
    case 'name-desc':
      return [desc(products.name), desc(products.id)]
    case 'price-low':
      return [asc(products.priceCents), asc(products.id)]
    case 'price-high':
      return [desc(products.priceCents), desc(products.id)]
    case 'stock-low':
      return [asc(products.stock), asc(products.id)]
    case 'stock-high':
      return [desc(products.stock), desc(products.id)]
  }
}
