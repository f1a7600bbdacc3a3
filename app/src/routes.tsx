import { clientPathPatterns, clientPaths, isPublicPath } from '@whirligig/contract'
import { data, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { PageError } from './layout/page-error.tsx'
import { PageFallback } from './layout/page-fallback.tsx'
import { type GetStore, page, pageWithLoader } from './navigation/page.ts'

const loadLoaders = () => import('./navigation/loaders.ts')

/** The pages that the server renders: see `isPublicPath`. */
const createPublicPages = (getStore: GetStore): RouteObject[] => [
  {
    path: clientPaths.home,
    ...pageWithLoader(
      'home',
      () => import('./pages/home.page.tsx'),
      async (args) => (await loadLoaders()).createHomeLoader(getStore(args)),
    ),
  },
  {
    path: clientPaths.shop,
    ...pageWithLoader(
      'shop',
      () => import('./pages/shop.page.tsx'),
      async (args) => (await loadLoaders()).createShopLoader(getStore(args)),
    ),
  },
  {
    path: clientPathPatterns.category,
    ...pageWithLoader(
      'category',
      () => import('./pages/category.page.tsx'),
      async (args) => (await loadLoaders()).createCategoryLoader(getStore(args)),
    ),
  },
  {
    path: clientPathPatterns.brand,
    ...pageWithLoader(
      'brand',
      () => import('./pages/brand.page.tsx'),
      async (args) => (await loadLoaders()).createBrandLoader(getStore(args)),
    ),
  },
  {
    path: clientPaths.brands,
    ...pageWithLoader(
      'brands',
      () => import('./pages/brands.page.tsx'),
      async (args) => (await loadLoaders()).createBrandsLoader(getStore(args)),
    ),
  },
  {
    path: clientPathPatterns.product,
    ...pageWithLoader(
      'product',
      () => import('./pages/product.page.tsx'),
      async (args) => (await loadLoaders()).createProductLoader(getStore(args)),
    ),
  },
  {
    path: clientPaths.sell,
    ...pageWithLoader(
      'sell',
      () => import('./pages/sell.page.tsx'),
      async () => (await loadLoaders()).loadSellPage,
    ),
  },
  {
    path: clientPaths.contact,
    ...pageWithLoader(
      'contact',
      () => import('./pages/contact.page.tsx'),
      async () => (await loadLoaders()).loadContactPage,
    ),
  },
  {
    path: clientPaths.deliveryAndReturns,
    ...page('delivery-and-returns', () => import('./pages/delivery-and-returns.page.tsx')),
  },
  { path: clientPaths.privacy, ...page('privacy', () => import('./pages/privacy.page.tsx')) },
  { path: clientPaths.about, ...page('about', () => import('./pages/about.page.tsx')) },
  {
    path: '*',
    ...pageWithLoader(
      'not-found',
      () => import('./pages/not-found.page.tsx'),
      async () => () => data(null, { status: 404 }),
    ),
  },
]

/** The route under which the private routes belong. */
const PAGES_ID = 'pages'

/**
 * Creates the routes of the app, with loaders that fetch into the query cache of a store.
 * @param privateRoutes the routes of all other pages. The browser loads them with `discoverPrivateRoutes`.
 */
export const createRoutes = (getStore: GetStore, privateRoutes: RouteObject[] = []): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <PageError />,
    children: [
      {
        id: PAGES_ID,
        hydrateFallbackElement: <PageFallback />,
        errorElement: <PageError />,
        children: [...createPublicPages(getStore), ...privateRoutes],
      },
    ],
  },
]

/** Adds the private routes before the first navigation to a path that is not public. */
export const createRouteDiscovery =
  (getStore: GetStore): PatchRoutesOnNavigationFunction =>
  async ({ path, patch }) => {
    if (isPublicPath(path)) return
    const { createPrivateRoutes } = await import('./private-routes.tsx')
    patch(PAGES_ID, createPrivateRoutes(getStore))
  }
