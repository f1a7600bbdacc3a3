import {
  brandAtom,
  brandsQueryAtom,
  categoriesQueryAtom,
  categoryAtom,
  facetsAtom,
  featuredAtom,
  homeAtom,
  parseProductQuery,
  productAtom,
  productPageAtom,
  relatedAtom,
  serializeProductQuery,
  toFacetParams,
} from '@whirligig/catalogue'
import { isNotFound } from '@whirligig/core/http'
import { loadQuery } from '@whirligig/core/query'
import { reviewsAtom } from '@whirligig/reviews'
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { ContactForm } from '../sections/contact-sections.tsx'
import { HomeFeatured, HomeHero, HomeSellingPoints } from '../sections/home-sections.tsx'
import { SellBanner, SellForm } from '../sections/sell-sections.tsx'
import type { ShopStore } from '../store.ts'

// The loaders of the public pages. They start the requests of a page while its code loads, and on the server they determine
// the status of the response.

/** In the browser a page shows its own loading state, so that a navigation waits for the code only. */
const isServer = typeof window === 'undefined'

const found = (isFound: boolean) => data(null, { status: isFound ? 200 : 404 })

async function load(store: ShopStore, ...queryAtoms: Parameters<typeof loadQuery>[1][]): Promise<void> {
  const requests = Promise.all(queryAtoms.map((queryAtom) => loadQuery(store, queryAtom)))
  if (isServer) await requests
}

/** Loads the code of the sections that a page shows at once. If that fails, they report it. */
const preload = (...sections: { preload: () => Promise<unknown> }[]) =>
  Promise.allSettled(sections.map((section) => section.preload()))

/** The products of a list and the counts of its filters. */
function getListAtoms(request: Request, collection?: { category: string } | { brand: string }) {
  const query = { ...parseProductQuery(new URL(request.url).searchParams), ...collection }
  return [productPageAtom(serializeProductQuery(query)), facetsAtom(toFacetParams(query))] as const
}

export const createHomeLoader = (store: ShopStore) => async () => {
  await Promise.all([load(store, featuredAtom, homeAtom), preload(HomeHero, HomeFeatured, HomeSellingPoints)])
  return null
}

export const createShopLoader =
  (store: ShopStore) =>
  async ({ request }: LoaderFunctionArgs) => {
    await load(store, ...getListAtoms(request))
    return null
  }

export const createCategoryLoader =
  (store: ShopStore) =>
  async ({ request, params: { slug = '' } }: LoaderFunctionArgs) => {
    await load(store, ...getListAtoms(request, { category: slug }), categoriesQueryAtom)
    return found(store.get(categoryAtom(slug)).status !== 'missing')
  }

export const createBrandLoader =
  (store: ShopStore) =>
  async ({ request, params: { slug = '' } }: LoaderFunctionArgs) => {
    await load(store, ...getListAtoms(request, { brand: slug }), brandsQueryAtom)
    return found(store.get(brandAtom(slug)).status !== 'missing')
  }

export const createBrandsLoader = (store: ShopStore) => async () => {
  await load(store, brandsQueryAtom)
  return null
}

export const createProductLoader =
  (store: ShopStore) =>
  async ({ params: { slug = '' } }: LoaderFunctionArgs) => {
    await load(store, productAtom(slug), reviewsAtom(slug), relatedAtom(slug))
    return found(!isNotFound(store.get(productAtom(slug)).error))
  }

export async function loadSellPage() {
  await preload(SellBanner, SellForm)
  return null
}

export async function loadContactPage() {
  await preload(ContactForm)
  return null
}
