import { PUBLIC_PAGES } from '../../e2e/support/pages.ts'

/** A clean address is a path that the server answers. A hash address is the shop's root with the path behind `#`. */
export type AddressKind = 'clean' | 'hash'
/** One page by one of its addresses. */
export type PageAddress = { page: string; kind: AddressKind; address: string }

const MEASURED_PAGES: Record<string, string> = { home: '/', shop: '/shop', product: '/product/teddy-bears' }

/** The names that `--pages` accepts. */
export const PAGE_NAMES = Object.keys(MEASURED_PAGES)

const toHashAddress = (path: string) => `/#${path}`

/** Returns the addresses of these pages. Home has one, the others have a clean address and a hash address. */
export function listAddresses(pages: readonly string[]): PageAddress[] {
  return pages.flatMap((page) => {
    const path = MEASURED_PAGES[page] ?? '/'
    const clean: PageAddress = { page, kind: 'clean', address: path }
    return path === '/' ? [clean] : [clean, { page, kind: 'hash', address: toHashAddress(path) }]
  })
}

/** Returns every public page by both of its addresses. */
export function listPublicAddresses(): PageAddress[] {
  return PUBLIC_PAGES.flatMap(([path]): PageAddress[] => {
    const clean: PageAddress = { page: path, kind: 'clean', address: path }
    return path === '/' ? [clean] : [clean, { page: path, kind: 'hash', address: toHashAddress(path) }]
  })
}

/** Returns the addresses that the server answers with a page. This also fills the caches of the server. */
export async function findServedAddresses(origin: string, addresses: readonly PageAddress[]): Promise<PageAddress[]> {
  const answers = await Promise.all(
    addresses.map(async ({ address }) => {
      const { headers } = await fetch(`${origin}${address}`)
      return headers.get('content-type')?.startsWith('text/html') ?? false
    }),
  )
  return addresses.filter((_address, nth) => answers[nth])
}
