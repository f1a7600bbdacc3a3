import type { Category } from '@whirligig/contract'
import { ErrorState, PageHeader, type TableColumn } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { nameColumn } from '../resource-columns.tsx'
import { ResourceTable } from '../resource-table.tsx'
import { categoriesAtom, categoryResource } from './atoms.ts'

export type CategoriesContainerProps = {
  addHref: string
  editHref: (id: string) => string
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The table of categories in the dashboard. */
export function CategoriesContainer({ addHref, editHref, emptyPicture }: CategoriesContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(categoriesAtom)
  return (
    <>
      <PageHeader title="Categories" actions={<AddLink href={addHref} />} />
      {status === 'error' && !data ? (
        <ErrorState text="The categories could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <ResourceTable
          resource={categoryResource}
          columns={COLUMNS}
          rows={data ?? []}
          editHref={editHref}
          loading={status === 'pending'}
          emptyHint="Add a category to group similar products."
          emptyPicture={emptyPicture}
        />
      )}
    </>
  )
}

const COLUMNS: readonly TableColumn<Category>[] = [
  nameColumn('Category'),
  {
    id: 'products',
    header: 'Products',
    align: 'end',
    cell: ({ products }) => products.length.toLocaleString('en-US'),
  },
]
