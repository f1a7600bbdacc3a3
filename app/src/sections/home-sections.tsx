import { lazySection } from '@whirligig/ui'

const load = () => import('./home-static.tsx')

/** The title of the home page with its pictures. */
export const HomeHero = lazySection(async () => (await load()).HomeHero, { isStatic: true })

/** The reasons to buy in the shop. */
export const HomeSellingPoints = lazySection(async () => (await load()).HomeSellingPoints, { isStatic: true })

/** Categories, new and loved toys, a brand and quotes. */
export const HomeShelves = lazySection(async () => (await import('./home-shelves.tsx')).HomeShelves, {
  fallback: <div data-loading className="min-h-dvh" />,
})

/** The featured toys with their buttons. */
export const HomeFeatured = lazySection(async () => (await import('./home-featured.tsx')).HomeFeatured)
