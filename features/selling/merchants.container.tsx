import { MERCHANT_FILTERS, type MerchantFilter, parseFilter } from '@whirligig/contract'
import { type ListParams, ListTabs, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, lazyOnOpen, Table } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { MERCHANT_COLUMNS } from './merchant-columns.tsx'
import { applyPendingMerchantsAtom, type MerchantRow, merchantsAtom } from './merchants-atoms.ts'

const MerchantDrawer = lazyOnOpen(async () => (await import('./merchant-drawer.tsx')).MerchantDrawer, {
  whenIdle: true,
})

export type MerchantsContainerProps = ListParams & {
  addHref: string
  /** The part of the list: one of `MERCHANT_FILTERS`; anything else shows all merchants. */
  status: string
  /** Returns the link to a part of the list; '' is all merchants. */
  statusHref: (status: string) => string
  /** Shows what staff have changed about a merchant, by its id, at the end of its drawer. */
  history?: (id: string) => ReactNode
  /** The menu of saved views. */
  views?: ReactNode
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The list of merchants and applications, for admins. */
export function MerchantsContainer(props: MerchantsContainerProps) {
  const { page, search, onPageChange, onSearch, addHref, status, statusHref, history, views, emptyPicture } = props
  const filter = parseFilter(MERCHANT_FILTERS, status)
  const applyPending = useAtomValue(applyPendingMerchantsAtom)
  return (
    <PagedList
      title="Merchants"
      noun="merchant"
      query={merchantsAtom(page, search, filter ?? '')}
      page={page}
      onPageChange={onPageChange}
      search={{
        label: 'Search merchants',
        placeholder: 'Name, brand, email, phone or status',
        term: search,
        onSearch,
      }}
      actions={
        <>
          {views}
          <a href={addHref} className={buttonClass({ size: 'sm' })}>
            Add
          </a>
        </>
      }
      tabs={(data) => (
        <ListTabs
          label="Which merchants"
          labels={TAB_LABELS}
          counts={data?.counts}
          current={filter}
          toHref={statusHref}
        />
      )}
      errorText="The merchants could not be loaded."
    >
      {(data, isLoading) => (
        <MerchantTable
          merchants={applyPending(data?.merchants ?? [])}
          loading={isLoading || !data}
          history={history}
          empty={
            <EmptyState
              text="No merchants found."
              hint={getEmptyHint(search, data?.count ?? 0, filter)}
              illustration={emptyPicture}
            />
          }
        />
      )}
    </PagedList>
  )
}

const TAB_LABELS: Record<MerchantFilter, string> = {
  waiting: 'Waiting',
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
  rejected: 'Rejected',
}

function getEmptyHint(search: string, count: number, filter: MerchantFilter | undefined): string {
  if (search) return 'Try another name, brand, email, phone number or status.'
  if (count > 0) return 'There are no merchants on this page.'
  if (filter === 'waiting') return 'No application waits for a decision.'
  return filter ? `No merchant is ${filter}.` : 'Applications to sell here will appear here.'
}

type MerchantTableProps = Pick<MerchantsContainerProps, 'history'> & {
  merchants: readonly MerchantRow[]
  loading: boolean
  empty: ReactNode
}

/** The merchants, with the details of one in a drawer. */
function MerchantTable({ merchants, loading, history, empty }: MerchantTableProps) {
  const [openId, setOpenId] = useState<string>()
  // The last one stays in the drawer while it closes, also when it has left the list.
  const [shown, setShown] = useState<MerchantRow>()
  const open = merchants.find(({ _id }) => _id === openId)
  if (open && open !== shown) setShown(open)
  return (
    <>
      <Table
        caption="merchants"
        columns={MERCHANT_COLUMNS}
        rows={merchants}
        rowKey={({ _id }) => _id}
        onRowOpen={({ _id }) => setOpenId(_id)}
        loading={loading}
        compact
        stickyHeader
        empty={empty}
      />
      <MerchantDrawer
        open={open !== undefined}
        onClose={() => setOpenId(undefined)}
        merchant={shown}
        history={history}
      />
    </>
  )
}
