import { privateQueryAtom } from '@whirligig/core/query'
import { getOverview } from './api.ts'

/** Refetches on every mount, because the user may just have changed what it counts. */
export const overviewAtom = privateQueryAtom({ key: ['overview'], fetch: getOverview, staleTime: 0 })
