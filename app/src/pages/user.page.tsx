import { ACCOUNT_TABS, AccountContainer } from '@whirligig/admin'
import lost from '@whirligig/art/empty/lost.svg'
import { clientPaths, dashboardPaths, toHref } from '@whirligig/contract'
import { useParams, useSearchParams } from 'react-router-dom'
import { useListHref } from '../navigation/page-positions.ts'
import { LazyHistory, useHistoryPreload } from './lazy-history.tsx'

const withSearch = (path: string, search: string) => toHref(`${path}?${new URLSearchParams({ search })}`)

const links = {
  order: (id: string) => toHref(clientPaths.order(id)),
  chat: (id: string) => toHref(`${clientPaths.support}?${new URLSearchParams({ with: id })}`),
  orders: (id: string) => toHref(`${dashboardPaths.customerOrders}?${new URLSearchParams({ customer: id })}`),
  product: (slug: string) => toHref(clientPaths.product(slug)),
  merchant: (name: string) => withSearch(dashboardPaths.merchants, name),
}

export function Component() {
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const users = toHref(useListHref(dashboardPaths.users))
  useHistoryPreload()
  const tab = ACCOUNT_TABS.find((each) => each === params.get('tab')) ?? 'orders'
  return (
    <>
      <title>User · Whirligig</title>
      <AccountContainer
        key={id}
        id={id}
        links={{ ...links, users }}
        tab={tab}
        onTabChange={(next) => setParams({ tab: next }, { replace: true })}
        history={<LazyHistory entity="user" id={id} />}
        emptyPicture={<img src={lost} alt="" width={176} height={132} />}
      />
    </>
  )
}
