import type { brands, categories, pictures, productCategories, products } from '../db/schema/index.ts'
import type { StoredPicture } from '../images/store-picture.ts'
import { demoBrands, demoCategories, demoProducts, demoReviews } from './catalogue.ts'
import { daysBefore, need, seedId } from './seed-time.ts'

/** Everything on sale is older than the oldest thing said about it. */
const OPENED = Math.max(...demoReviews.map((review) => review.daysAgo)) + 5

type CatalogueRows = {
  pictures: (typeof pictures.$inferInsert)[]
  brands: (typeof brands.$inferInsert & { id: string })[]
  categories: (typeof categories.$inferInsert & { id: string })[]
  products: (typeof products.$inferInsert & { id: string })[]
  productCategories: (typeof productCategories.$inferInsert)[]
}

function ratingOf(slug: string) {
  const approved = demoReviews.filter((review) => review.product === slug && review.status === 'Approved')
  return { ratingSum: approved.reduce((sum, review) => sum + review.rating, 0), reviewCount: approved.length }
}

const idsBySlug = (rows: readonly { id: string; slug: string }[]) => new Map(rows.map(({ id, slug }) => [slug, id]))

/**
 * The demo's catalogue as rows.
 *
 * @param stored the pictures of `demoProducts`, in their order.
 */
export function catalogueRows(now: Date, stored: readonly StoredPicture[]): CatalogueRows {
  const brands = demoBrands.map(({ name, slug, description, isActive }, nth) => {
    const createdAt = daysBefore(now, OPENED + 120 - nth, nth)
    // The closed one is closed because its seller is disabled.
    const offByMerchant = !isActive
    return { id: seedId(`brand ${slug}`, createdAt), name, slug, description, isActive, offByMerchant, createdAt }
  })
  const categories = demoCategories.map(({ name, slug, description }, nth) => {
    const createdAt = daysBefore(now, OPENED + 100 - nth, nth)
    return { id: seedId(`category ${slug}`, createdAt), name, slug, description, createdAt }
  })
  const brandIds = idsBySlug(brands)
  const categoryIds = idsBySlug(categories)
  const products = demoProducts.map((product, nth) => {
    const { sku, name, slug, description, priceCents, inventory, taxable, isActive } = product
    // The first of the list, the featured ones, are the newest: the shop shows them first.
    const createdAt = daysBefore(now, OPENED + nth, nth)
    return {
      id: seedId(`product ${slug}`, createdAt),
      ...{ sku, name, slug, description, priceCents, taxable, isActive, createdAt },
      stock: inventory,
      brandId: need(brandIds, product.brand),
      pictureHash: stored[nth]?.hash ?? null,
      ...ratingOf(slug),
    }
  })
  const productIds = idsBySlug(products)
  return {
    pictures: [...new Map(stored.map((picture) => [picture.hash, picture])).values()].map(
      ({ hash, width, height }) => ({ hash, width, height, createdAt: daysBefore(now, OPENED) }),
    ),
    brands,
    categories,
    products,
    productCategories: demoProducts.flatMap((product) =>
      product.categories.map((category) => ({
        productId: need(productIds, product.slug),
        categoryId: need(categoryIds, category),
      })),
    ),
  }
}
