import { usersAtom } from '@whirligig/admin'
import { USER_FILTERS } from '@whirligig/contract'
import { createListPrefetch } from './create-list-prefetch.ts'

export const prefetchUsers = createListPrefetch(usersAtom, USER_FILTERS)
