import { SavedViewsContainer } from '@whirligig/admin'
import { toHref, type ViewList } from '@whirligig/contract'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The menu of saved views of the list on this page. */
export function ListViews({ list }: { list: ViewList }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const shown = new URLSearchParams(params)
  shown.delete('page')
  return <SavedViewsContainer list={list} query={shown.toString()} toHref={(query) => toHref(`${pathname}?${query}`)} />
}
