import { PAGE_SIZE } from '@whirligig/contract'
import { type ListParams, PagedList } from '@whirligig/core/pagination'
import { buttonClass } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { ExportButton } from '../product-files/export-button.tsx'
import { ResourceTable } from '../resource-table.tsx'
import { productResource, productsAtom } from './atoms.ts'
import { toListKey } from './list-key.ts'
import { formatOffReasons } from './off-reason-text.ts'
import { productColumns } from './product-columns.tsx'
import { isFiltered, type ProductFilter } from './product-filter.ts'
import { ProductFilters } from './product-filters.tsx'

export type ProductsContainerProps = ListParams & {
  filter: ProductFilter
  onFilterChange: (filter: ProductFilter) => void
  addHref: string
  importHref: string
  editHref: (id: string) => string
  /** Shows the brand column. */
  showBrands: boolean
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The table of products in the dashboard. */
export function ProductsContainer(props: ProductsContainerProps) {
  const {
    page,
    search,
    filter,
    onFilterChange,
    onPageChange,
    onSearch,
    addHref,
    importHref,
    editHref,
    showBrands,
    emptyPicture,
  } = props
  return (
    <PagedList
      title="Products"
      noun="product"
      query={productsAtom(toListKey({ page, search, filter }))}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Search products', placeholder: 'Name or sku', term: search, onSearch }}
      actions={
        <>
          <ExportButton filter={{ search, ...filter }} />
          <a href={importHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Import
          </a>
          <AddLink href={addHref} />
        </>
      }
      errorText="The products could not be loaded."
    >
      {(data, isLoading) => (
        <>
          <ProductFilters filter={filter} onChange={onFilterChange} showBrands={showBrands} />
          <ResourceTable
            resource={productResource}
            columns={productColumns(showBrands)}
            note={formatOffReasons}
            rows={data?.products ?? []}
            editHref={editHref}
            loading={isLoading}
            skeletonRows={PAGE_SIZE.products}
            emptyHint={getEmptyHint(search, isFiltered(filter), data?.count)}
            emptyPicture={emptyPicture}
          />
        </>
      )}
    </PagedList>
  )
}

/** @param count the number of products on all pages */
function getEmptyHint(search: string, hasFilter: boolean, count = 0): string {
  if (hasFilter) return 'Try other filters.'
  if (search) return 'Try another name or SKU.'
  return count > 0 ? 'There are no products on this page.' : 'Add a product to start selling.'
}
