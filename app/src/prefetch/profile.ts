import { prefetchQuery } from '@whirligig/core/query'
import { userQueryAtom } from '@whirligig/core/session'
import type { Prefetch } from '../navigation/page.ts'

/** The frame waits for the profile before it shows a page. */
export const prefetchProfile: Prefetch = (store) => prefetchQuery(store, userQueryAtom)
