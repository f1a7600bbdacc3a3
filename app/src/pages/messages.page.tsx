import { MessagesContainer } from '@whirligig/admin'
import { dashboardPaths } from '@whirligig/contract'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'

export function Component() {
  const { statusHref, ...list } = useListSearchParams()
  return (
    <>
      <title>Messages · Whirligig</title>
      <MessagesContainer {...list} statusHref={(status) => statusHref(dashboardPaths.messages, status)} />
    </>
  )
}
