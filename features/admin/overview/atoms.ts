import { createListAtom } from '@whirligig/core/pagination'
import { getOverview } from './api.ts'

/** The overview of a number of days. Refetches on every mount, because the user may just have changed what it counts. */
export const overviewAtom = createListAtom(['overview'], getOverview)
