import { MERCHANT_FILTERS } from '@whirligig/contract'
import { merchantsAtom } from '@whirligig/selling'
import { createListPrefetch } from './create-list-prefetch.ts'

export const prefetchMerchants = createListPrefetch(merchantsAtom, MERCHANT_FILTERS)
