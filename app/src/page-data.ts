import { type QuerySnapshot, restoreSnapshots, takeSnapshots } from '@whirligig/core/query'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { ShopStore } from './store.ts'

/** The data of a page that the server rendered. The document carries it as a block of JSON. */
export type PageData = {
  /** The client path that was rendered, with its query string. */
  path: string
  queries: readonly QuerySnapshot[]
}

const ELEMENT_ID = 'page-data'

/** Collects the data that the page was rendered from. */
export const takePageData = (store: ShopStore, path: string): PageData => ({
  path,
  queries: takeSnapshots(store.get(queryClientAtom)),
})

/** Returns the block of JSON for the document. Its text cannot end the element. */
export const serializePageData = (json: string): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${json.replaceAll('<', '\\u003c')}</script>`

/** The elements of the document's head that belong to the page. */
const PAGE_HEAD =
  'title, meta[property], meta[name=description], meta[name=robots], meta[name^="twitter:"], link[rel=canonical]'

/** Removes the structured data that the server rendered. The page adds its own. */
export function removeRenderedDataBlocks(): void {
  for (const block of document.querySelectorAll('script[type="application/ld+json"]')) block.remove()
}

/** Removes the head of a page that the server rendered for another path: the home page, when the address is `/#/login`. */
export function removeRenderedHead(): void {
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove()
}

/** Returns the data of the document if it holds the page of this path. */
export function readPageData(path: string): PageData | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent
  const data: PageData | undefined = text ? JSON.parse(text) : undefined // written by `takePageData`
  return data?.path === path ? data : undefined
}

/** Fills the query cache with the data that the page was rendered from. */
export const restorePageData = (store: ShopStore, { queries }: PageData): void =>
  restoreSnapshots(store.get(queryClientAtom), queries)
