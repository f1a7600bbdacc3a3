import { SubscribersContainer } from '@whirligig/admin'
import { useListSearchParams } from '../navigation/use-list-search-params.ts'

export function Component() {
  const { page, search, onPageChange, onSearch } = useListSearchParams()
  return (
    <>
      <title>Subscribers · Whirligig</title>
      <SubscribersContainer page={page} search={search} onPageChange={onPageChange} onSearch={onSearch} />
    </>
  )
}
