import { messagesAtom } from '@whirligig/admin'
import { MESSAGE_FILTERS } from '@whirligig/contract'
import { createListPrefetch } from './create-list-prefetch.ts'

export const prefetchMessages = createListPrefetch(messagesAtom, MESSAGE_FILTERS)
