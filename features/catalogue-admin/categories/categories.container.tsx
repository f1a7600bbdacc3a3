import type { Category } from '@whirligig/contract'
import { ErrorState, PageHeader, type TableColumn } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { describedColumn } from '../staff-columns.tsx'
import { StaffTable } from '../staff-table.tsx'
import { categoriesAtom, categoryKind } from './atoms.ts'

export type CategoriesContainerProps = {
  addHref: string
  editHref: (id: string) => string
  /** The picture over 'No categories found.' */
  emptyPicture?: ReactNode
}

/** All categories, shown or not, by name. */
export function CategoriesContainer({ addHref, editHref, emptyPicture }: CategoriesContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(categoriesAtom)
  return (
    <>
      <PageHeader title="Categories" actions={<AddLink href={addHref} />} />
      {status === 'error' && !data ? (
        <ErrorState text="The categories could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <StaffTable
          kind={categoryKind}
          columns={COLUMNS}
          rows={data ?? []}
          editHref={editHref}
          loading={status === 'pending'}
          emptyHint="Add one, and put toys together that belong together."
          emptyPicture={emptyPicture}
        />
      )}
    </>
  )
}

const COLUMNS: readonly TableColumn<Category>[] = [
  describedColumn('Category'),
  {
    id: 'products',
    header: 'Products',
    align: 'end',
    cell: ({ products }) => products.length.toLocaleString('en-US'),
  },
]
