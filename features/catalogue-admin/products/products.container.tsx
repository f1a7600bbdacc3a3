import { ExportButton, PagedList } from '@whirligig/core/pagination'
import { buttonClass, EmptyState, FilterTabs, Table } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { useConfirmDelete } from '../use-confirm-delete.tsx'
import { toExportPath } from './api.ts'
import { productResource, productsAtom } from './atoms.ts'
import { productColumns } from './product-columns.tsx'
import {
  fromTableSort,
  isFiltered,
  type ProductListQuery,
  type ProductTab,
  SORT_OPTIONS,
  toProductTabs,
  toTableSort,
} from './product-filter.ts'
import { ProductFilters } from './product-filters.tsx'
import type { ProductRowActions } from './row-menu.tsx'
import { useBulkEdit } from './use-bulk-edit.tsx'

export type ProductsContainerProps = Omit<ProductRowActions, 'onDelete'> & {
  /** What the list shows, stored in the URL. */
  query: ProductListQuery
  /** Changes what the list shows. Anything but the page leads back to the first page. */
  onQueryChange: (change: Partial<ProductListQuery>) => void
  /** The address of the list with another tab. */
  tabHref: (tab: ProductTab) => string
  addHref: string
  importHref: string
  /** Shows the brands. */
  showBrands: boolean
  /** The menu of saved views. */
  views?: ReactNode
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The list of products in the dashboard: prices and stocks are edited in place, or of many products at once. */
export function ProductsContainer(props: ProductsContainerProps) {
  const { query, onQueryChange, tabHref, addHref, importHref, showBrands, views, emptyPicture, ...hrefs } = props
  const { page, limit, search, ...filter } = query
  const listAtom = productsAtom(query)
  const { data: current } = useAtomValue(listAtom)
  const toOptimisticRows = useAtomValue(productResource.optimisticRowsAtom)
  const { confirmDelete, dialog } = useConfirmDelete(productResource)
  const { selected, setSelected, bar, drawer, notice } = useBulkEdit(current?.products ?? [])
  return (
    <>
      <PagedList
        title="Products"
        noun="product"
        query={listAtom}
        page={page}
        sortedBy={SORT_OPTIONS.find(({ value }) => value === query.sortBy)?.label}
        onPageChange={(next) => onQueryChange({ page: next })}
        search={{
          ...{ label: 'Search products', placeholder: 'Name or sku', term: search },
          onSearch: (term) => onQueryChange({ search: term }),
        }}
        actions={
          // Narrower on phones, so that the four are in one row.
          <div className="flex flex-wrap items-center gap-1.5 sm:gap-3 max-sm:*:px-3 max-[22rem]:*:px-2">
            {views}
            <ExportButton path={toExportPath({ search, ...filter })} fileName="products.csv" />
            <a href={importHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              Import
            </a>
            <AddLink href={addHref} />
          </div>
        }
        errorText="The products could not be loaded."
      >
        {(data, isLoading) => (
          <>
            <FilterTabs label="Which products" tabs={toProductTabs(query, tabHref)} />
            <ProductFilters query={query} onChange={onQueryChange} showBrands={showBrands} />
            <div role="status" className="sticky top-16 z-3">
              {notice}
            </div>
            <Table
              caption={productResource.pluralNoun}
              columns={productColumns(showBrands, { ...hrefs, onDelete: confirmDelete })}
              rows={toOptimisticRows(data?.products ?? [])}
              rowKey={({ _id }) => _id}
              rowHref={({ _id }) => hrefs.editHref(_id)}
              loading={isLoading}
              skeletonRows={limit}
              compact
              stickyHeader
              sort={toTableSort(query.sortBy)}
              onSort={(sort) => onQueryChange({ sortBy: fromTableSort(sort) })}
              selection={{ selected, onChange: setSelected, rowLabel: ({ name }) => name }}
              empty={
                <EmptyState
                  text="No products found."
                  hint={getEmptyHint(search, isFiltered(filter), data?.count)}
                  illustration={emptyPicture}
                />
              }
            />
          </>
        )}
      </PagedList>
      {bar}
      {drawer}
      {dialog}
    </>
  )
}

/** @param count the number of products on all pages */
function getEmptyHint(search: string, hasFilter: boolean, count = 0): string {
  if (hasFilter) return 'Try other filters.'
  if (search) return 'Try another name or SKU.'
  return count > 0 ? 'There are no products on this page.' : 'Add a product to start selling.'
}
