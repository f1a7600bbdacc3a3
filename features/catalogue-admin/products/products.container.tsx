import { PAGE_SIZE } from '@whirligig/contract'
import { type ListParams, PagedList } from '@whirligig/core/pagination'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { StaffTable } from '../staff-table.tsx'
import { productKind, productsAtom } from './atoms.ts'
import { listKey } from './list-key.ts'
import { productColumns } from './product-columns.tsx'

export type ProductsContainerProps = ListParams & {
  addHref: string
  editHref: (id: string) => string
  /** Whether the brands of the products say anything: a merchant's are all of one. */
  showBrands: boolean
  /** The picture over 'No products found.' */
  emptyPicture?: ReactNode
}

/** All products that one works on, the newest first. */
export function ProductsContainer(props: ProductsContainerProps) {
  const { page, search, onPageChange, onSearch, addHref, editHref, showBrands, emptyPicture } = props
  return (
    <PagedList
      title="Products"
      noun="product"
      query={productsAtom(listKey({ page, search }))}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Search products', placeholder: 'Name or sku', term: search, onSearch }}
      actions={<AddLink href={addHref} />}
      failedText="The products could not be loaded."
    >
      {(shown, isLoading) => (
        <StaffTable
          kind={productKind}
          columns={productColumns(showBrands)}
          rows={shown?.products ?? []}
          editHref={editHref}
          loading={isLoading}
          skeletonRows={PAGE_SIZE.products}
          emptyHint={emptyHint(search, shown?.count)}
          emptyPicture={emptyPicture}
        />
      )}
    </PagedList>
  )
}

/** @param count how many there are on all pages */
function emptyHint(search: string, count = 0): string {
  if (search) return 'Names and skus are searched.'
  return count > 0 ? 'There are none on this page.' : 'Add one, and it is in the shop at once.'
}
