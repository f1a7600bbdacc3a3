import { productsAtom } from '@whirligig/catalogue-admin'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { parseProductList } from '../navigation/product-list-address.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchProducts: Prefetch = (store, { request }) => {
  if (isHintedStaff(store)) prefetchQuery(store, productsAtom(parseProductList(new URL(request.url).searchParams)))
}
