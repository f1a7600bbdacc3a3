import type { Home } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { toShopReview } from '../reviews/to-shop-review.ts'
import { findBrandWithProducts, findCategories, findQuotableReviews, findUnfeatured } from './queries.ts'

/** The sections of the home page. Their products are ids, because the prices and stocks of products are read per request. */
export type HomeSections = Omit<Home, 'products'>

const MAX = { categories: 8, row: 4, brandProducts: 3, quotes: 3, quoteLength: 220 }

/** Enough reviews to find quotes by different users for different products. */
const MAX_QUOTABLE = 30

/** Returns the first items that have no key in common. */
function takeDistinct<Item>(items: readonly Item[], getKeys: (item: Item) => readonly string[], max: number): Item[] {
  const seen = new Set<string>()
  const isNew = (item: Item) => {
    const keys = getKeys(item)
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  }
  return items.filter(isNew).slice(0, max)
}

/** Loads what the home page consists of, with five statements. */
export async function loadHomeSections(db: Database): Promise<HomeSections> {
  const categories = await findCategories(db, MAX.categories)
  const newest = (await findUnfeatured(db, 'newest', MAX.row)).map(({ id }) => id)
  const mostStars = await findUnfeatured(db, 'loved', 2 * MAX.row)
  const loved = mostStars.filter(({ id }) => !newest.includes(id)).slice(0, MAX.row)
  const brandRows = await findBrandWithProducts(db, loved[0]?.brandId ?? null, MAX.brandProducts)
  const quotable = await findQuotableReviews(db, MAX.quoteLength, MAX_QUOTABLE)
  const brand = brandRows[0]?.brand
  return {
    categories,
    newest,
    loved: loved.map(({ id }) => id),
    brand: brand ? { ...brand, products: brandRows.map(({ productId }) => productId) } : null,
    reviews: takeDistinct(quotable, ({ product, user }) => [product.slug, user?.id ?? ''], MAX.quotes).map(
      ({ product, ...row }) => ({ ...toShopReview(row), product }),
    ),
  }
}
