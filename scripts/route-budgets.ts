import { findFirstLoad, type Manifest } from './first-load.ts'

/** One check of size-limit. */
type SizeCheck = { name: string; path: string[]; limit: string; gzip: true }

/** The pages that search engines and shared links lead to, as named in `app/src/pages`. */
const PUBLIC_PAGES = [
  'home',
  'shop',
  'category',
  'brand',
  'brands',
  'product',
  'sell',
  'contact',
  'delivery-and-returns',
  'privacy',
  'about',
] as const

/**
 * Sections that load right after the page, without an action of the visitor. Those of the first view count as part of the page.
 */
const SECTIONS = [
  { page: 'sell', label: 'sell with its form', files: ['sell-form'], limit: '150 kB' },
  { page: 'contact', label: 'contact with its form', files: ['contact-form'], limit: '150 kB' },
  { page: 'home', label: 'home with its toys', files: ['home-featured'], limit: '135 kB' },
  { page: 'product', label: 'product with its reviews', files: ['product-reviews'], limit: '155 kB' },
] as const

/** Pages of the back office, with everything that their frame needs. Each has its limit, so that none grows unnoticed. */
const STAFF_PAGES = [
  { page: 'staff-account', label: "staff's overview", limit: '187 kB' },
  { page: 'customer-orders', label: "staff's orders", limit: '191 kB' },
  { page: 'staff-products', label: "staff's products", limit: '238 kB' },
  { page: 'reviews', label: "staff's reviews", limit: '187 kB' },
  { page: 'support', label: 'support', limit: '222 kB' },
] as const

/** What every page of the back office loads. */
const STAFF_FRAME = ['src/private-routes.tsx', 'pages/frame.page', 'pages/dashboard.page']

/** The script that a page needs until it is interactive, gzipped. 1 kB is 1000 bytes. */
const PAGE_LIMIT = '150 kB'
const HOME_LIMIT = '135 kB'
/** Every request costs a phone time, however small the file is. */
const MAX_SCRIPTS = 14

/**
 * Returns a check of the scripts of each public page: the entry, the page and everything that both import. Pages with sections
 * that load right afterwards have a second check, with these. Pages of the back office include its frame.
 *
 * @param folder the output folder of the build, which the paths of the checks start with
 * @throws if a page needs more than 14 scripts
 */
export function listRouteChecks(manifest: Manifest, folder: string): SizeCheck[] {
  const pages = PUBLIC_PAGES.map((page) => ({ page, ...findFirstLoad(manifest, `pages/${page}.page`) }))
  const tooMany = pages.filter(({ js }) => js.length > MAX_SCRIPTS)
  if (tooMany.length > 0) {
    const list = tooMany.map(({ page, js }) => `${page} ${js.length}`).join(', ')
    throw new Error(`At most ${MAX_SCRIPTS} scripts may load before a page is interactive: ${list}.`)
  }
  const createCheck = (label: string, files: readonly string[], limit: string): SizeCheck => ({
    name: `Scripts of ${label}, ${files.length} files`,
    path: files.map((file) => `${folder}/${file}`),
    gzip: true,
    limit,
  })
  return [
    ...pages.map(({ page, js }) => createCheck(page, js, page === 'home' ? HOME_LIMIT : PAGE_LIMIT)),
    ...SECTIONS.map(({ page, label, files, limit }) => {
      const sections = files.flatMap((file) => findFirstLoad(manifest, `sections/${file}`).js)
      return createCheck(label, [...new Set([...findFirstLoad(manifest, `pages/${page}.page`).js, ...sections])], limit)
    }),
    ...STAFF_PAGES.map(({ page, label, limit }) => {
      const files = [...STAFF_FRAME, `pages/${page}.page`].flatMap((path) => findFirstLoad(manifest, path).js)
      return createCheck(label, [...new Set(files)], limit)
    }),
  ]
}
