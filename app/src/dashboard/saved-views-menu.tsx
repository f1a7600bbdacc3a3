import { SavedViewsContainer } from '@whirligig/admin'
import { dashboardPaths, toHref, type ViewList } from '@whirligig/contract'
import type { LazyMenuProps } from '@whirligig/ui'
import { useLocation, useSearchParams } from 'react-router-dom'

const LISTS: Readonly<Record<string, ViewList>> = {
  [dashboardPaths.customerOrders]: 'orders',
  [dashboardPaths.merchantOrders]: 'merchant-orders',
  [dashboardPaths.products]: 'products',
  [dashboardPaths.reviews]: 'reviews',
  [dashboardPaths.merchants]: 'merchants',
  [dashboardPaths.users]: 'users',
}

/** The saved views of the list on this page. */
export function SavedViewsMenu(props: LazyMenuProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const list = LISTS[pathname]
  if (!list) return props.trigger
  const shown = new URLSearchParams(params)
  shown.delete('page')
  return (
    <SavedViewsContainer
      {...props}
      list={list}
      query={shown.toString()}
      toHref={(query) => toHref(`${pathname}?${query}`)}
    />
  )
}
