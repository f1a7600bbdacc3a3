import { clientPaths } from '@whirligig/contract'
import type { BreadcrumbList, WithContext } from 'schema-dts'
import { toAbsoluteUrl } from './to-absolute-url.ts'

export type Breadcrumb = { name: string; path: string }

const HOME: Breadcrumb = { name: 'Home', path: clientPaths.home }
const SHOP: Breadcrumb = { name: 'All toys', path: clientPaths.shop }
const BRANDS: Breadcrumb = { name: 'Brands', path: clientPaths.brands }

type Entry = { name: string; slug: string }

export const shopBreadcrumbs = [HOME, SHOP]
export const brandsBreadcrumbs = [HOME, BRANDS]

/** The breadcrumbs of a page about the shop itself. */
export const getInfoBreadcrumbs = (page: Breadcrumb): Breadcrumb[] => [HOME, page]

/** The way from the home page to a category or brand. */
export const getCollectionBreadcrumbs = (kind: 'category' | 'brand', { name, slug }: Entry): Breadcrumb[] => [
  ...(kind === 'brand' ? brandsBreadcrumbs : shopBreadcrumbs),
  { name, path: clientPaths[kind](slug) },
]

/** The way from the home page to a product: through its brand, or through all toys. */
export const getProductBreadcrumbs = ({ name, slug, brand }: Entry & { brand: Entry | null }): Breadcrumb[] => [
  ...(brand ? getCollectionBreadcrumbs('brand', brand) : shopBreadcrumbs),
  { name, path: clientPaths.product(slug) },
]

/** Describes where the page is in the shop. */
export const toBreadcrumbList = (origin: string, breadcrumbs: readonly Breadcrumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toAbsoluteUrl(origin, path),
  })),
})
