import { usePollingFallback, useWatchedEvent } from '@whirligig/core/realtime'
import { useAtomValue, useSetAtom } from 'jotai'
import { productAtom, setStockAtom } from './atoms.ts'
import { featuredAtom } from './featured-atoms.ts'
import { homeAtom, setHomeStockAtom } from './home-atoms.ts'

/** Keeps the stock of a product page current. */
export function ProductStockUpdates({ slug }: { slug: string }) {
  const { data: product, refetch } = useAtomValue(productAtom(slug))
  const setStock = useSetAtom(setStockAtom)
  useWatchedEvent('stockChanged', product ? [product._id] : [], ({ inventory }) => setStock({ slug, inventory }))
  usePollingFallback(() => refetch())
  return null
}

/** Keeps the stock of the toys on the home page current. */
export function HomeStockUpdates() {
  const featured = useAtomValue(featuredAtom)
  const home = useAtomValue(homeAtom)
  const ids = [featured, home].flatMap(({ data }) => data?.products.map(({ _id }) => _id) ?? [])
  useWatchedEvent('stockChanged', ids, useSetAtom(setHomeStockAtom))
  usePollingFallback(() => Promise.all([featured.refetch(), home.refetch()]))
  return null
}
