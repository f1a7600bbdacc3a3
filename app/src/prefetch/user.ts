import { accountAtom } from '@whirligig/admin'
import { prefetchQuery } from '@whirligig/core/query'
import type { Prefetch } from '../navigation/page.ts'
import { isHintedStaff } from './is-hinted-staff.ts'

export const prefetchUser: Prefetch = (store, { params: { id = '' } }) => {
  if (isHintedStaff(store, 'admin')) prefetchQuery(store, accountAtom(id))
}
