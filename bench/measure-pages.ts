import { median } from './statistics.ts'

/** The query strings of the lists whose pages are measured. */
const LISTS = {
  newest: 'sortOrder=0',
  'highest price first': 'sortOrder=1',
  'lowest price first': 'sortOrder=2',
  'default price range': 'sortOrder=0&min=1&max=2500',
  'a price range': 'sortOrder=1&min=10&max=500',
  'four stars': 'sortOrder=0&rating=4',
  'a category': 'sortOrder=0&category=category-1',
  'a brand': 'sortOrder=2&brand=brand-3',
  'a search': 'sortOrder=0&name=bear',
} as const

const REQUESTS_PER_PAGE = 15

/** Latencies of one list in ms: the first, uncached response, and the median for each page and for the facets. */
export type PageTimes = {
  list: string
  count: number
  first: number
  pages: { page: number; ms: number }[]
  facets: { first: number; ms: number }
}

async function fetchTimed(url: string): Promise<{ ms: number; totalPages: number; count: number }> {
  const started = performance.now()
  const response = await fetch(url)
  const { totalPages, count } = (await response.json()) as { totalPages: number; count: number } // The shape of the contract's page.
  return { ms: performance.now() - started, totalPages, count }
}

/** Each request asks for other prices, so that no response comes from a cache. */
async function measureFacets(path: string): Promise<PageTimes['facets']> {
  const { ms: first } = await fetchTimed(path)
  const samples: number[] = []
  for (let round = 0; round < REQUESTS_PER_PAGE; round += 1) {
    samples.push((await fetchTimed(`${path}&min=${round + 2}&max=${900 + round}`)).ms)
  }
  return { first, ms: median(samples) }
}

/** Measures the latency of single list pages on an otherwise idle server. */
export async function measurePages(url: string): Promise<PageTimes[]> {
  const all: PageTimes[] = []
  for (const [list, query] of Object.entries(LISTS)) {
    const path = `${url}/product/list?${query}&limit=10`
    const first = await fetchTimed(path)
    const last = Math.max(1, first.totalPages)
    const pageNumbers = [
      ...new Set([1, Math.ceil(last / 4), Math.ceil(last / 2), Math.ceil((last * 3) / 4), last, last + 1]),
    ]
    const times = pageNumbers.map((page) => ({ page, samples: [] as number[] })) // filled below
    // One page after the other, so that no page profits from being requested twice in a row.
    for (let round = 0; round < REQUESTS_PER_PAGE; round += 1) {
      for (const { page, samples } of times) samples.push((await fetchTimed(`${path}&page=${page}`)).ms)
    }
    const pages = times.map(({ page, samples }) => ({ page, ms: median(samples) }))
    all.push({
      list,
      count: first.count,
      first: first.ms,
      pages,
      facets: await measureFacets(`${url}/product/list/facets?${query}`),
    })
  }
  return all
}
