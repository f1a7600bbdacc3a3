import type { brands, categories, pictures, productCategories, productPictures, products } from '../db/schema/index.ts'
import type { StoredPicture } from '../images/store-picture.ts'
import { daysAgo } from './days-ago.ts'
import type { DemoData } from './demo-data.ts'
import { getOrThrow } from './get-or-throw.ts'
import { seedId } from './seed-id.ts'

type CatalogueRows = {
  pictures: (typeof pictures.$inferInsert)[]
  brands: (typeof brands.$inferInsert & { id: string })[]
  categories: (typeof categories.$inferInsert & { id: string })[]
  products: (typeof products.$inferInsert & { id: string })[]
  productPictures: (typeof productPictures.$inferInsert)[]
  productCategories: (typeof productCategories.$inferInsert)[]
}

function sumApprovedRatings(reviews: DemoData['reviews'], slug: string) {
  const approved = reviews.filter((review) => review.product === slug && review.status === 'Approved')
  return { ratingSum: approved.reduce((sum, review) => sum + review.rating, 0), reviewCount: approved.length }
}

const toIdsBySlug = (rows: readonly { id: string; slug: string }[]) => new Map(rows.map(({ id, slug }) => [slug, id]))

/** Returns the pictures of products after their first ones. */
export const listMorePictures = ({ products }: Pick<DemoData, 'products'>) =>
  products.flatMap(({ slug, toy, morePalettes = [] }) =>
    morePalettes.map((palette, index) => ({ slug, toy, palette, position: index + 1 })),
  )

/** @param stored the pictures of `data.products` and then those of `listMorePictures`, in the same order */
export function createCatalogueRows(now: Date, data: DemoData, stored: readonly StoredPicture[]): CatalogueRows {
  // Every product is older than its first review.
  const openingAge = Math.max(...data.reviews.map((review) => review.daysAgo)) + 5
  const brands = data.brands.map(({ name, slug, description, isActive }, nth) => {
    const createdAt = daysAgo(now, openingAge + 120 - nth, nth)
    // The inactive brand belongs to a disabled merchant.
    const offByMerchant = !isActive
    return { id: seedId(`brand ${slug}`, createdAt), name, slug, description, isActive, offByMerchant, createdAt }
  })
  const categories = data.categories.map(({ name, slug, description }, nth) => {
    const createdAt = daysAgo(now, openingAge + 100 - nth, nth)
    return { id: seedId(`category ${slug}`, createdAt), name, slug, description, createdAt }
  })
  const brandIds = toIdsBySlug(brands)
  const categoryIds = toIdsBySlug(categories)
  const products = data.products.map((product, nth) => {
    const { sku, name, slug, description, age, size, material, priceCents, inventory, taxable, isActive } = product
    // The featured products come first in the file and are the newest, so the shop lists them first.
    const createdAt = daysAgo(now, openingAge + nth, nth)
    return {
      id: seedId(`product ${slug}`, createdAt),
      ...{ age, size, material },
      ...{ sku, name, slug, description, priceCents, taxable, isActive, createdAt, updatedAt: createdAt },
      stock: inventory,
      brandId: getOrThrow(brandIds, product.brand),
      pictureHash: stored[nth]?.hash ?? null,
      ...sumApprovedRatings(data.reviews, slug),
    }
  })
  const productIds = toIdsBySlug(products)
  return {
    pictures: [...new Map(stored.map((picture) => [picture.hash, picture])).values()].map(
      ({ hash, width, height }) => ({ hash, width, height, createdAt: daysAgo(now, openingAge) }),
    ),
    brands,
    categories,
    products,
    productPictures: listMorePictures(data).map(({ slug, position }, nth) => ({
      productId: getOrThrow(productIds, slug),
      position,
      pictureHash: stored[data.products.length + nth]?.hash ?? '',
    })),
    productCategories: data.products.flatMap((product) =>
      product.categories.map((category) => ({
        productId: getOrThrow(productIds, product.slug),
        categoryId: getOrThrow(categoryIds, category),
      })),
    ),
  }
}
