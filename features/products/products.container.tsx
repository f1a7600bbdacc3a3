import { sessionAtom, useSearchText } from '@whirligig/api'
import type { StaffProduct } from '@whirligig/contract'
import { DASHBOARD_SEARCH, PAGE_SIZE } from '@whirligig/contract'
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
  /** What to search for; '' for everything. */
  search: string
  pageHref: (page: number) => string
  onPageChange: (page: number) => void
  /** Another search begins at its first page. */
  onSearchChange: (search: string) => void
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

const rangeText = (page: number, shown: number, count: number): string => {
  const first = PAGE_SIZE.products * (page - 1) + 1
  return shown === 0
    ? `${count.toLocaleString('en-US')} products`
    : `${first}-${first + shown - 1} of ${count.toLocaleString('en-US')}`
}

function Products(props: ProductsContainerProps) {
  const { page, search, pageHref, onPageChange, onSearchChange, addHref, editHref, showBrands, emptyPicture } = props
  const { data, status, refetch, isFetching } = useAtomValue(productsAtom(listKey({ page, search })))
  const shown = useKept(data)
  const asTheyWillBe = useAtomValue(shownProductsAtom)
  const { text, setText, isResting } = useSearchText(search, onSearchChange)
  const [question, setQuestion] = useState<{ about: StaffProduct; open: boolean } | null>(null)
  const rows = asTheyWillBe(shown?.products ?? [])
  return (
    <>
      <PageHeader
        title="Products"
        meta={
          shown && shown.count > 0 && status !== 'error'
            ? rangeText(shown.currentPage, rows.length, shown.count)
            : undefined
        }
        actions={
          <a href={addHref} className={buttonClass({ size: 'sm' })}>
            Add
          </a>
        }
      />
      {status === 'error' && !data ? (
        <ErrorState text="The products could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : (
        <>
          <SearchInput
            label="Search by name or sku"
            min={DASHBOARD_SEARCH.min}
            value={text}
            onChange={setText}
            busy={isResting}
            className="mb-6"
          />
          <Table
            caption="products"
            columns={productColumns({ showBrands, onDelete: (about) => setQuestion({ about, open: true }) })}
            rows={rows}
            rowKey={({ _id }) => _id}
            rowHref={({ _id }) => editHref(_id)}
            loading={status === 'pending'}
            skeletonRows={PAGE_SIZE.products}
            stickyHeader
            empty={
              <EmptyState
                text="No products found."
                hint={
                  search
                    ? `No name and no sku holds “${search}”.`
                    : shown && shown.count > 0
                      ? 'There are none on this page.'
                      : 'Add one, and it will be listed here.'
                }
                illustration={emptyPicture}
              />
            }
          />
          <Pagination
            page={page}
            totalPages={shown?.totalPages ?? 1}
            hrefOf={pageHref}
            onChange={onPageChange}
            className="mt-8"
          />
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
