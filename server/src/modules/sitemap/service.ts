import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { clientPaths } from '@whirligig/contract'
import { NIL } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { staleWhileRevalidate } from '../../lib/cache.ts'
import { MINUTE } from '../../lib/clock.ts'
import { findActiveBrands } from '../brands/queries.ts'
import { findActiveCategories } from '../categories/queries.ts'
import { findNextProducts, findPartEnds } from './queries.ts'
import { writeSitemap } from './xml.ts'

/** Crawlers read sitemaps once a day or less. */
const AGES = { staleAfterMs: 10 * MINUTE, maxAgeMs: 20 * MINUTE }

/** Numbers of products. */
export type SitemapSizes = {
  /** In one file. A file may have 50,000 URLs, and the only file of a small shop also has its other pages. */
  part: number
  /** In one statement, so that other requests are answered between two of them. */
  batch: number
}

const SIZES: SitemapSizes = { part: 40_000, batch: 1000 }

/** The most brands, and the most categories. */
const MAX_COLLECTIONS = 4000

const STATIC_PAGES = [
  clientPaths.home,
  clientPaths.shop,
  clientPaths.brands,
  clientPaths.sell,
  clientPaths.contact,
  clientPaths.deliveryAndReturns,
  clientPaths.privacy,
  clientPaths.about,
]

export type Sitemap = {
  /** `sitemap.xml`: all pages of a small shop, or the list of the other files. All files are gzip. */
  getMain: () => Promise<Buffer>
  /** The pages that are not products. */
  getPages: () => Promise<Buffer>
  /** @param number from 1. @returns null for a part that does not exist */
  getProducts: (number: number) => Promise<Buffer | null>
}

async function compress(text: AsyncIterable<string>): Promise<Buffer> {
  const gzip = createGzip()
  const [bytes] = await Promise.all([buffer(gzip), pipeline(Readable.from(text), gzip)])
  return bytes
}

/** The products between two ids. */
type Range = { after?: string | undefined; until?: string | undefined }

async function* findProductEntries(db: Database, origin: string, sizes: SitemapSizes, { after, until }: Range = {}) {
  let last: string = after ?? NIL
  for (let count = 0; count < sizes.part; count += sizes.batch) {
    const rows = await findNextProducts(db, last, until, Math.min(sizes.batch, sizes.part - count))
    yield rows.map(({ slug, updatedAt }) => ({ url: origin + clientPaths.product(slug), updatedAt }))
    if (rows.length < sizes.batch) return
    last = rows.at(-1)?.id ?? last
  }
}

async function findPageEntries(db: Database, origin: string) {
  const [brands, categories] = [await findActiveBrands(db), await findActiveCategories(db)]
  const paths = [
    ...STATIC_PAGES,
    ...categories.slice(0, MAX_COLLECTIONS).map(({ slug }) => clientPaths.category(slug)),
    ...brands.slice(0, MAX_COLLECTIONS).map(({ slug }) => clientPaths.brand(slug)),
  ]
  return paths.map((path) => ({ url: origin + path }))
}

/** Lists the public pages for search engines. The files are cached for ten minutes. */
export function createSitemap({ db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>, sizes = SIZES): Sitemap {
  const origin = config.appUrl
  const cached = <Value>(load: () => Promise<Value>) => staleWhileRevalidate(load, clock, AGES)
  const getPartEnds = cached(() => findPartEnds(db, sizes.part))

  async function* findAll() {
    yield await findPageEntries(db, origin)
    yield* findProductEntries(db, origin, sizes)
  }
  const writePages = async () => compress(writeSitemap('pages', [await findPageEntries(db, origin)]))
  const writeMain = async () => {
    const ends = await getPartEnds()
    if (ends.length === 0) return compress(writeSitemap('pages', findAll()))
    const products = [...ends, ''].map((_end, index) => ({ url: `${origin}/sitemap-products-${index + 1}.xml` }))
    return compress(writeSitemap('files', [[{ url: `${origin}/sitemap-pages.xml` }, ...products]]))
  }
  const writeProducts = async (index: number) => {
    const ends = await getPartEnds()
    return compress(
      writeSitemap('pages', findProductEntries(db, origin, sizes, { after: ends[index - 1], until: ends[index] })),
    )
  }
  const parts = new Map<number, () => Promise<Buffer>>()
  return {
    getMain: cached(writeMain),
    getPages: cached(writePages),
    getProducts: async (number) => {
      const index = number - 1
      const ends = await getPartEnds()
      if (index < 0 || index > ends.length) return null
      const get = parts.get(index) ?? cached(() => writeProducts(index))
      parts.set(index, get)
      return get()
    },
  }
}
