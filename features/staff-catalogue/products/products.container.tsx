import { sessionAtom, useSearchText } from '@whirligig/api'
import { DASHBOARD_SEARCH, formatCount, PAGE_SIZE } from '@whirligig/contract'
import { ErrorState, PageHeader, Pagination, SearchInput, useKept } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { StaffTable } from '../staff-table.tsx'
import { productKind, productsAtom } from './atoms.ts'
import { listKey } from './list-key.ts'
import { productColumns } from './product-columns.tsx'

export type ProductsContainerProps = {
  /** 1-based. */
  page: number
  /** '' searches for nothing. */
  search: string
  onPageChange: (page: number) => void
  onSearch: (search: string) => void
  addHref: string
  editHref: (id: string) => string
  /** Whether the brands of the products say anything: a merchant's are all of one. */
  showBrands: boolean
  /** The picture over 'No products found.' */
  emptyPicture?: ReactNode
}

/** All products that one works on, the newest first. */
export function ProductsContainer(props: ProductsContainerProps) {
  const { id } = useAtomValue(sessionAtom)
  // Rows of one session are not kept while those of another load.
  return <Products key={id} {...props} />
}

function Products(props: ProductsContainerProps) {
  const { page, search, onPageChange, onSearch, addHref, editHref, showBrands, emptyPicture } = props
  const { data, status, refetch, isFetching } = useAtomValue(productsAtom(listKey({ page, search })))
  const shown = useKept(data)
  const { text, setText, isResting } = useSearchText(search, onSearch)
  const isLoading = status === 'pending'
  const isFailed = status === 'error' && !data
  const count = shown && !isFailed ? formatCount(shown.count, 'product') : '\u00a0'
  return (
    <>
      <PageHeader
        title="Products"
        meta={<span role="status">{search && shown ? `${count} found` : count}</span>}
        actions={<AddLink href={addHref} />}
      />
      <SearchInput
        label="Search products"
        placeholder="Name or sku"
        value={text}
        onChange={setText}
        min={DASHBOARD_SEARCH.min}
        busy={isResting || (search !== '' && isLoading)}
        className="mb-6"
      />
      {isFailed ? (
        <ErrorState text="The products could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : (
        <>
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
          <Pagination page={page} totalPages={shown?.totalPages ?? 1} onChange={onPageChange} className="mt-8" />
        </>
      )}
    </>
  )
}

/** @param count how many there are on all pages */
function emptyHint(search: string, count = 0): string {
  if (search) return 'Names and skus are searched.'
  return count > 0 ? 'There are none on this page.' : 'Add one, and it is in the shop at once.'
}
