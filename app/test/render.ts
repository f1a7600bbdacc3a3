import type { ClientBuild } from 'virtual:client-build'
import type { LoadedPage } from '@whirligig/contract'
import {
  aHome,
  aProduct,
  aProductFacets,
  aShopReviewList,
  BRANDS,
  CATEGORIES,
  FEATURED_TOYS,
  TOYS,
} from '@whirligig/contract/fixtures'
import { createDocumentTemplate } from '../src/document-template.ts'
import { loadPage } from '../src/render-page.tsx'

/** A build with a document as small as possible. */
const CLIENT_BUILD: ClientBuild = {
  document:
    '<!doctype html><html lang="en"><head><script type="module" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>',
  pageFiles: { product: ['/assets/product.js'] },
  inlineScriptSources: [],
}

/** A name that would leave its element if it were not escaped. */
const HOSTILE = '"><script>alert(1)</script>'

const PRODUCTS = [...TOYS, aProduct({ slug: 'hostile', name: HOSTILE, description: HOSTILE })]

/** The API of a shop with the fixtures. The third page of a list is empty, and products that it does not know are 404s. */
export async function callFakeApi(path: string): Promise<{ status: number; body: unknown }> {
  const { pathname, searchParams } = new URL(path, 'http://shop.test')
  const ok = (body: unknown) => ({ status: 200, body })
  if (pathname === '/api/product/featured') return ok({ products: FEATURED_TOYS })
  if (pathname === '/api/home') return ok(aHome())
  if (pathname === '/api/brand/list') return ok({ brands: BRANDS })
  if (pathname === '/api/category/list') return ok({ categories: CATEGORIES })
  if (pathname.startsWith('/api/review/')) return ok(aShopReviewList())
  if (pathname === '/api/product/list/facets') return ok(aProductFacets())
  if (pathname === '/api/product/list') {
    const currentPage = Number(searchParams.get('page') ?? 1)
    return ok({ products: currentPage > 2 ? [] : TOYS.slice(0, 10), totalPages: 2, currentPage, count: 12 })
  }
  const isRelated = PRODUCTS.some(({ slug }) => pathname === `/api/product/item/${slug}/related`)
  if (isRelated) return ok({ products: TOYS.slice(4, 9) })
  const product = PRODUCTS.find(({ slug }) => pathname === `/api/product/item/${slug}`)
  return product ? ok({ product }) : { status: 404, body: { error: 'No product found.' } }
}

/** Loads a page of the shop at `https://shop.example`. */
export const loadTestPage = (url: string, callApi = callFakeApi): Promise<LoadedPage> =>
  loadPage({ url, origin: 'https://shop.example', callApi }, createDocumentTemplate(CLIENT_BUILD))
