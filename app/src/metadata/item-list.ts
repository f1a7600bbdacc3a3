import type { ItemList, WithContext } from 'schema-dts'
import { toAbsoluteUrl } from './to-absolute-url.ts'

/**
 * Describes a list of links to pages of the shop.
 * @param firstPosition the position of the first entry in the whole list, from 1
 */
export const toItemList = (
  origin: string,
  entries: readonly { name: string; path: string }[],
  firstPosition = 1,
): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: firstPosition + index,
    name,
    url: toAbsoluteUrl(origin, path),
  })),
})
