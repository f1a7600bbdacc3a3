import { type Category, formatCount } from '@whirligig/contract'
import { type ListParams, PagedList } from '@whirligig/core/pagination'
import type { TableColumn } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { nameColumn } from '../resource-columns.tsx'
import { ResourceTable } from '../resource-table.tsx'
import { categoryPageAtom, categoryResource } from './atoms.ts'

export type CategoriesContainerProps = ListParams & {
  addHref: string
  editHref: (id: string) => string
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The table of categories in the dashboard. */
export function CategoriesContainer(props: CategoriesContainerProps) {
  const { page, search, onPageChange, onSearch, addHref, editHref, emptyPicture } = props
  return (
    <PagedList
      title="Categories"
      noun="category"
      plural="categories"
      query={categoryPageAtom({ page, search })}
      page={page}
      onPageChange={onPageChange}
      search={{ label: 'Search categories', placeholder: 'Name', term: search, onSearch }}
      actions={<AddLink href={addHref} />}
      errorText="The categories could not be loaded."
    >
      {(data, isLoading) => (
        <ResourceTable
          resource={categoryResource}
          columns={COLUMNS}
          rows={data?.rows ?? []}
          editHref={editHref}
          loading={isLoading}
          emptyHint={search ? 'Try another name.' : 'Add a category to group similar products.'}
          emptyPicture={emptyPicture}
        />
      )}
    </PagedList>
  )
}

const COLUMNS: readonly TableColumn<Category>[] = [
  nameColumn('Category'),
  {
    id: 'products',
    header: 'Products',
    align: 'end',
    cell: ({ products }) => formatCount(products.length, 'toy'),
  },
]
