import { prefetchQuery } from '@whirligig/core/query'
import { orderAtom } from '@whirligig/orders'
import type { Prefetch } from '../navigation/page.ts'

export const prefetchOrder: Prefetch = (store, { params: { id = '' } }) => prefetchQuery(store, orderAtom(id))
