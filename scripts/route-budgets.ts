import { PAGES_WITHOUT_FRAME, PRIVATE_FRAME, PRIVATE_ROUTES } from '../app/build/page-kinds.ts'
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

/** Parts of other pages: the frame of the dashboard, and its first page, which loads that of members or of staff. */
const FRAME_PAGES: readonly string[] = ['frame', 'dashboard', 'dashboard-home']

/** Private pages that need more than others, most of them forms. Each has its limit, so that none grows unnoticed. */
const PRIVATE_LIMITS: Readonly<Record<string, string>> = {
  'staff-products': '183.5 kB',
  account: '183 kB',
  'address-add': '181 kB',
  'address-edit': '181.2 kB',
  security: '181.2 kB',
  'merchant-signup': '193 kB',
  'staff-brand-add': '186 kB',
  'staff-brand-edit': '190 kB',
  'staff-category-add': '191 kB',
  'staff-category-edit': '195.5 kB',
  'staff-product-add': '200 kB',
  'staff-product-edit': '201.5 kB',
}

/** The script that a page needs until it is interactive, gzipped. 1 kB is 1000 bytes. */
const PAGE_LIMIT = '150 kB'
const HOME_LIMIT = '135 kB'
/** The same for all pages behind a sign-in, with their frame. */
const PRIVATE_LIMIT = '180 kB'
/** Every request costs a phone time, however small the file is. */
const MAX_SCRIPTS = 14
const MAX_PRIVATE_SCRIPTS = 28

/** Lists the pages of the build that the server does not render, with everything that they need. */
function listPrivatePages(manifest: Manifest) {
  const isPublic: readonly string[] = [...PUBLIC_PAGES, 'not-found']
  return Object.keys(manifest).flatMap((key) => {
    const page = /^src\/pages\/(.+)\.page\.tsx$/.exec(key)?.[1]
    if (page === undefined || isPublic.includes(page) || FRAME_PAGES.includes(page)) return []
    const frame = PAGES_WITHOUT_FRAME.includes(page) ? [PRIVATE_ROUTES] : PRIVATE_FRAME
    const files = [...frame, `pages/${page}.page.tsx`].flatMap((path) => findFirstLoad(manifest, `src/${path}`).js)
    return [{ page, js: [...new Set(files)] }]
  })
}

/** @throws if a page needs more scripts than the limit */
function checkCount(pages: readonly { page: string; js: readonly string[] }[], limit: number): void {
  const tooMany = pages.filter(({ js }) => js.length > limit).map(({ page, js }) => `${page} ${js.length}`)
  if (tooMany.length === 0) return
  throw new Error(`At most ${limit} scripts may load before a page is interactive: ${tooMany.join(', ')}.`)
}

/**
 * Returns a check of the scripts of each public page: the entry, the page and everything that both import. Pages with sections
 * that load right afterwards have a second check, with these. Pages behind a sign-in follow, with their frame.
 *
 * @param folder the output folder of the build, which the paths of the checks start with
 * @throws if a page needs too many scripts
 */
export function listRouteChecks(manifest: Manifest, folder: string): SizeCheck[] {
  const pages = PUBLIC_PAGES.map((page) => ({ page, ...findFirstLoad(manifest, `pages/${page}.page`) }))
  const privatePages = listPrivatePages(manifest)
  checkCount(pages, MAX_SCRIPTS)
  checkCount(privatePages, MAX_PRIVATE_SCRIPTS)
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
    ...privatePages.map(({ page, js }) => createCheck(`${page} (private)`, js, PRIVATE_LIMITS[page] ?? PRIVATE_LIMIT)),
  ]
}
