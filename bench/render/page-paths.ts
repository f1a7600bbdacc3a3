/** The paths of one kind of page: each path of `cold` has its own document, `warm` is one of them. */
export type PagePaths = { page: string; cold: string[]; warm: string }

const PRODUCTS_PER_REQUEST = 100

/** Loads the slugs of the products on sale, so that no request answers 404. */
async function loadSlugs(api: string, products: number): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; page <= Math.ceil(products / PRODUCTS_PER_REQUEST); page += 1) {
    const response = await fetch(`${api}/product/list?limit=${PRODUCTS_PER_REQUEST}&sortOrder=0&page=${page}`)
    const list = (await response.json()) as { products: { slug: string }[] } // The shape of the contract's page.
    slugs.push(...list.products.map(({ slug }) => slug))
  }
  return slugs
}

/** A page of the shop: one of the first hundred pages, one of the three sort orders, one of many price ranges. */
const toShopPath = (nth: number) =>
  `/shop?min=${2 + Math.floor(nth / 300)}&sort=${Math.floor(nth / 100) % 3}&page=${1 + (nth % 100)}`

/**
 * Returns the pages to render. The home page has one document, so a query string that means nothing makes others of it.
 * @param api the URL of the shop's API
 * @param products how many products the shop has
 */
export async function listPagePaths(api: string, products: number): Promise<PagePaths[]> {
  const slugs = await loadSlugs(api, products)
  const count = slugs.length
  return [
    { page: 'home', cold: Array.from({ length: count }, (_, nth) => `/?visit=${nth}`), warm: '/' },
    { page: 'shop', cold: Array.from({ length: count }, (_, nth) => toShopPath(nth)), warm: '/shop' },
    { page: 'product', cold: slugs.map((slug) => `/product/${slug}`), warm: `/product/${slugs[0]}` },
  ]
}
