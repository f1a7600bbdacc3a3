import { formatOrderNumber, type OrderTab } from '@whirligig/contract'
import { ExportButton, PagedList } from '@whirligig/core/pagination'
import { Button, buttonClass, DateRange, EmptyState, FilterTabs, InlineSelect, Table } from '@whirligig/ui'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { type AllOrdersQuery, toExportPath } from './api.ts'
import { bulkStatusAtom, customerOrdersAtom } from './customer-orders-atom.ts'
import { useRememberOrders } from './listed-orders.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderListFilters } from './order-list-filters.tsx'
import { COLUMN_SORTS, fromTableSort, SORT_OPTIONS } from './order-sort.ts'
import { toOrderTabs } from './order-tabs.ts'
import { RowsSelect } from './rows-select.tsx'
import { findOrdersAtom, selectedOrdersAtom } from './selected-orders.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useBulkStatus } from './use-bulk-status.tsx'
import { useOrderUpdates } from './use-order-updates.ts'

export type CustomerOrdersContainerProps = {
  /** What the list shows, stored in the URL. */
  query: AllOrdersQuery
  /** Changes what the list shows. Anything but the page leads back to the first page. */
  onQueryChange: (change: Partial<AllOrdersQuery>) => void
  /** The address of the list with another tab. */
  tabHref: (tab: OrderTab) => string
  orderHref: (id: string) => string
  ownOrdersHref: string
  /** The menu of saved views. */
  views?: ReactNode
  /** Illustration above 'OOPs No Orders'. */
  emptyPicture?: ReactNode
}

/** The dashboard list of all orders, with tabs by status, search, dates and changes of many orders at once. Admins only. */
export function CustomerOrdersContainer(props: CustomerOrdersContainerProps) {
  const { query, onQueryChange, tabHref, orderHref, ownOrdersHref, views, emptyPicture } = props
  const { tab, search, from, to, sortBy, page, limit } = query
  useOrderUpdates()
  const listAtom = customerOrdersAtom(query)
  const { data: current } = useAtomValue(listAtom)
  useRememberOrders(current?.orders)
  const { selected, setSelected, bar, dialog, notice, slips, isPrinting } = useBulkStatus({
    orders: current?.orders ?? [],
    selection: useAtom(selectedOrdersAtom),
    find: useAtom(findOrdersAtom),
    statuses: ['Processing', 'Shipped', 'Delivered'],
    change: useAtom(bulkStatusAtom),
  })
  return (
    <>
      <div className={isPrinting ? 'print:hidden' : undefined}>
        <PagedList
          // Another tab is another list: its rows are not shown while this one loads.
          key={tab}
          title="Customer Orders"
          noun="order"
          query={listAtom}
          page={page}
          sortedBy={SORT_OPTIONS.find(({ value }) => value === sortBy)?.label}
          onPageChange={(next) => onQueryChange({ page: next })}
          search={{
            label: 'Type the complete order ID',
            term: search,
            onSearch: (term) => onQueryChange({ search: term }),
          }}
          actions={
            // Narrower on phones, so that the three are in one row.
            <div className="flex flex-wrap items-center gap-2 sm:gap-3 max-sm:*:px-3">
              {views}
              <ExportButton path={toExportPath(query)} fileName="orders.csv" />
              <a href={ownOrdersHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                My Orders
              </a>
            </div>
          }
          errorText="The orders could not be loaded."
          clearOnError
        >
          {(data, isLoading) => (
            <>
              <p className="-mt-4 mb-4 text-sm text-ink-soft">
                Part of a customer's name or email, of a toy's name or SKU, or the order's number works too.
              </p>
              <FilterTabs label="Which orders" tabs={toOrderTabs(tab, (current ?? data)?.counts, tabHref)} />
              <div className="my-4 flex flex-wrap items-center gap-2 max-sm:[&>div]:flex-auto">
                <OrderListFilters query={query} orders={data?.orders ?? []} onQueryChange={onQueryChange} />
                <DateRange label="Ordered" from={from} to={to} onChange={onQueryChange} />
                <InlineSelect
                  label="Sort By"
                  options={SORT_OPTIONS}
                  value={sortBy}
                  onChange={(sort) => onQueryChange({ sortBy: sort })}
                />
                <RowsSelect value={limit} onChange={(rows) => onQueryChange({ limit: rows })} />
                {from || to ? (
                  <Button variant="link" size="sm" onClick={() => onQueryChange({ from: '', to: '' })}>
                    Clear dates
                  </Button>
                ) : null}
              </div>
              <div role="status" className="sticky top-16 z-3">
                {notice}
              </div>
              <Table
                caption="Customer orders"
                columns={orderColumns}
                rows={data?.orders ?? []}
                rowKey={({ _id }) => _id}
                rowHref={({ _id }) => orderHref(_id)}
                loading={isLoading}
                skeletonRows={limit}
                compact
                sort={COLUMN_SORTS[sortBy]}
                onSort={(sort) => onQueryChange({ sortBy: fromTableSort(sort) })}
                selection={{
                  selected,
                  onChange: setSelected,
                  rowLabel: ({ _id }) => `order ${formatOrderNumber(_id)}`,
                }}
                empty={<NoOrders query={query} count={data?.count ?? 0} picture={emptyPicture} />}
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

type NoOrdersProps = { query: AllOrdersQuery; count: number; picture?: ReactNode }

function NoOrders({ query: { search, customer, product, from, to, tab }, count, picture }: NoOrdersProps) {
  if (search) {
    return <EmptyState text="No orders found." hint="Please check the search or the dates." illustration={picture} />
  }
  if (count > 0) {
    return <EmptyState text="OOPs No Orders" hint="There are no orders on this page." illustration={picture} />
  }
  if (customer || product) {
    return <EmptyState text="No orders found." hint="Please remove a filter." illustration={picture} />
  }
  if (from || to) return <EmptyState text="No orders found." hint="Please choose other dates." illustration={picture} />
  return tab === 'to_ship' ? (
    <EmptyState text="Nothing to ship" hint="New orders will appear here." illustration={picture} />
  ) : (
    <EmptyState text="OOPs No Orders" hint="Customer orders will appear here." illustration={picture} />
  )
}
