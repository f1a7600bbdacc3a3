import { sessionAtom, useSearchText } from '@whirligig/api'
import { DASHBOARD_SEARCH, formatCount, PAGE_SIZE, type StaffProduct } from '@whirligig/contract'
import { buttonClass, EmptyState, ErrorState, PageHeader, Pagination, SearchInput, Table, useKept } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { productsAtom, shownProductsAtom } from './atoms.ts'
import { DeleteQuestion } from './delete-question.tsx'
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
  const asTheyWillBe = useAtomValue(shownProductsAtom)
  const { text, setText, isResting } = useSearchText(search, onSearch)
  const [question, setQuestion] = useState<{ about: StaffProduct; open: boolean } | null>(null)
  const isLoading = status === 'pending'
  const isFailed = status === 'error' && !data
  const count = shown && !isFailed ? formatCount(shown.count, 'product') : '\u00a0'
  return (
    <>
      <PageHeader
        title="Products"
        meta={<span role="status">{search && shown ? `${count} found` : count}</span>}
        actions={
          <a href={addHref} className={buttonClass({ size: 'sm' })}>
            Add
          </a>
        }
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
          <Table
            caption="products"
            columns={productColumns({ showBrands, onDelete: (about) => setQuestion({ about, open: true }) })}
            rows={asTheyWillBe(shown?.products ?? [])}
            rowKey={({ _id }) => _id}
            rowHref={({ _id }) => editHref(_id)}
            loading={isLoading}
            skeletonRows={PAGE_SIZE.products}
            stickyHeader
            empty={
              <EmptyState
                text="No products found."
                hint={emptyHint(search, shown?.count)}
                illustration={emptyPicture}
              />
            }
          />
          <Pagination page={page} totalPages={shown?.totalPages ?? 1} onChange={onPageChange} className="mt-8" />
        </>
      )}
      {question ? (
        <DeleteQuestion
          product={question.about}
          open={question.open}
          onClose={() => setQuestion({ ...question, open: false })}
        />
      ) : null}
    </>
  )
}

/** @param count how many there are on all pages */
function emptyHint(search: string, count = 0): string {
  if (search) return 'Names and skus are searched.'
  return count > 0 ? 'There are none on this page.' : 'Add one, and it is in the shop at once.'
}
