import { formatOrderNumber, type OrderFilter } from '@whirligig/contract'
import { PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, FilterTabs, Table } from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useRememberOrders } from './listed-orders.ts'
import type { MerchantOrdersQuery } from './merchant-api.ts'
import { merchantBulkStatusAtom, merchantOrdersAtom } from './merchant-atoms.ts'
import { merchantOrderColumns } from './merchant-order-columns.tsx'
import { RowsSelect } from './rows-select.tsx'
import { findMerchantOrdersAtom, selectedMerchantOrdersAtom } from './selected-orders.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useBulkStatus } from './use-bulk-status.tsx'
import { useOrderUpdates } from './use-order-updates.ts'

export type MerchantOrdersContainerProps = {
  /** What the list shows, stored in the URL. */
  query: MerchantOrdersQuery
  /** Changes what the list shows. Anything but the page leads back to the first page. */
  onQueryChange: (change: Partial<MerchantOrdersQuery>) => void
  /** The address of the list with another filter. */
  filterHref: (filter: OrderFilter) => string
  orderHref: (id: string) => string
  /** The menu of saved views. */
  views?: ReactNode
  /** Illustration above the text of an empty list. */
  emptyPicture?: ReactNode
}

const FILTERS = [
  ['to_ship', 'To ship'],
  ['all', 'All'],
] as const

/** The dashboard list of the orders with toys of the merchant's brand. */
export function MerchantOrdersContainer(props: MerchantOrdersContainerProps) {
  const { query, onQueryChange, filterHref, orderHref, views, emptyPicture } = props
  const { filter, search, sortBy, page, limit } = query
  useOrderUpdates()
  const listAtom = merchantOrdersAtom(query)
  const { data: current } = useAtomValue(listAtom)
  useRememberOrders(current?.orders)
  const { selected, setSelected, bar, dialog, notice, slips, isPrinting } = useBulkStatus({
    orders: current?.orders ?? [],
    selection: useAtom(selectedMerchantOrdersAtom),
    find: useAtom(findMerchantOrdersAtom),
    statuses: ['Processing', 'Shipped'],
    change: useAtom(merchantBulkStatusAtom),
  })
  return (
    <>
      <div className={isPrinting ? 'print:hidden' : undefined}>
        <PagedList
          // Another filter is another list: its rows are not shown while this one loads.
          key={filter}
          title="Customer Orders"
          noun="order"
          query={listAtom}
          page={page}
          sortedBy={sortBy === 'oldest' ? 'Oldest first' : 'Newest first'}
          onPageChange={(next) => onQueryChange({ page: next })}
          search={{
            label: 'Search orders',
            placeholder: 'Customer, toy, SKU or number',
            term: search,
            onSearch: (term) => onQueryChange({ search: term }),
          }}
          actions={views}
          errorText="The orders could not be loaded."
        >
          {(data, isLoading) => (
            <>
              <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                <FilterTabs
                  label="Which orders"
                  tabs={FILTERS.map(([value, label]) => ({
                    label,
                    href: filterHref(value),
                    count: (current ?? data)?.counts[value],
                    current: value === filter,
                  }))}
                />
                <RowsSelect value={limit} onChange={(rows) => onQueryChange({ limit: rows })} />
              </div>
              <div role="status" className="sticky top-16 z-3">
                {notice}
              </div>
              <Table
                caption="Customer orders"
                columns={merchantOrderColumns}
                rows={data?.orders ?? []}
                rowKey={({ _id }) => _id}
                rowHref={({ _id }) => orderHref(_id)}
                loading={isLoading}
                skeletonRows={limit}
                compact
                stickyHeader
                sort={{ column: 'created', direction: sortBy === 'oldest' ? 'ascending' : 'descending' }}
                onSort={({ direction }) => onQueryChange({ sortBy: direction === 'ascending' ? 'oldest' : 'newest' })}
                selection={{
                  selected,
                  onChange: setSelected,
                  rowLabel: ({ _id }) => `order ${formatOrderNumber(_id)}`,
                }}
                empty={
                  <NoOrders query={query} count={data?.count ?? 0} allHref={filterHref('all')} picture={emptyPicture} />
                }
              />
              <ShortcutHelp />
            </>
          )}
        </PagedList>
        {bar}
      </div>
      {dialog}
      {slips}
    </>
  )
}

type NoOrdersProps = { query: MerchantOrdersQuery; count: number; allHref: string; picture?: ReactNode }

function NoOrders({ query: { filter, search }, count, allHref, picture }: NoOrdersProps) {
  if (count > 0) {
    return <EmptyState text="OOPs No Orders" hint="There are no orders on this page." illustration={picture} />
  }
  if (search) return <EmptyState text="No orders found." hint="Please check the search." illustration={picture} />
  return filter === 'to_ship' ? (
    <EmptyState
      text="Nothing to ship"
      hint="New orders of your toys will appear here."
      illustration={picture}
      action={
        <a href={allHref} className={buttonClass({ variant: 'secondary' })}>
          See all orders
        </a>
      }
    />
  ) : (
    <EmptyState text="OOPs No Orders" hint="Orders of your toys will appear here." illustration={picture} />
  )
}
