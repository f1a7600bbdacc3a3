import { median } from './median.ts'

/** Lists whose first, middle and last pages are asked for, one after the other. */
const LISTS = {
  newest: 'sortOrder=0',
  'dearest first': 'sortOrder=1',
  'cheapest first': 'sortOrder=2',
  "the shop's usual prices": 'sortOrder=0&min=1&max=2500',
  'a price range': 'sortOrder=1&min=10&max=500',
  'four stars': 'sortOrder=0&rating=4',
  'a category': 'sortOrder=0&category=category-1',
  'a brand': 'sortOrder=2&brand=brand-3',
  'a search': 'sortOrder=0&name=bear',
} as const

const TRIES = 15

/** Times of one list, in ms: the very first answer, and the median a page. */
export type PageTimes = { list: string; count: number; first: number; pages: { page: number; ms: number }[] }

async function timed(url: string): Promise<{ ms: number; totalPages: number; count: number }> {
  const started = performance.now()
  const answer = await fetch(url)
  const { totalPages, count } = (await answer.json()) as { totalPages: number; count: number } // the contract's page
  return { ms: performance.now() - started, totalPages, count }
}

/** How long single pages take while nobody else asks. */
export async function measurePages(url: string): Promise<PageTimes[]> {
  const all: PageTimes[] = []
  for (const [list, query] of Object.entries(LISTS)) {
    const path = `${url}/product/list?${query}&limit=10`
    const first = await timed(path)
    const last = Math.max(1, first.totalPages)
    const wanted = [
      ...new Set([1, Math.ceil(last / 4), Math.ceil(last / 2), Math.ceil((last * 3) / 4), last, last + 1]),
    ]
    const times = wanted.map((page) => ({ page, tries: [] as number[] })) // none yet
    // Round after round, so that no page profits from being asked for twice in a row.
    for (let round = 0; round < TRIES; round += 1) {
      for (const { page, tries } of times) tries.push((await timed(`${path}&page=${page}`)).ms)
    }
    const pages = times.map(({ page, tries }) => ({ page, ms: median(tries) }))
    all.push({ list, count: first.count, first: first.ms, pages })
  }
  return all
}
