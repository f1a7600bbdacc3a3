import type { Brand } from '@whirligig/contract'
import { type ListParams, PagedList } from '@whirligig/core/pagination'
import type { TableColumn } from '@whirligig/ui'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { nameColumn } from '../resource-columns.tsx'
import { ResourceTable } from '../resource-table.tsx'
import { brandPageAtom, brandResource } from './atoms.ts'

export type ManageBrandsContainerProps = ListParams & {
  /** 'Brand' for a merchant, who has only one. */
  title: 'Brands' | 'Brand'
  /** Without it the user can neither add nor delete brands. */
  addHref?: string
  editHref: (id: string) => string
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The table of brands in the dashboard. */
export function ManageBrandsContainer(props: ManageBrandsContainerProps) {
  const { title, page, search, onPageChange, onSearch, addHref, editHref, emptyPicture } = props
  return (
    <PagedList
      title={title}
      noun="brand"
      query={brandPageAtom({ page, search })}
      page={page}
      onPageChange={onPageChange}
      search={addHref ? { label: 'Search brands', placeholder: 'Name', term: search, onSearch } : undefined}
      actions={addHref ? <AddLink href={addHref} /> : undefined}
      errorText="The brands could not be loaded."
    >
      {(data, isLoading) => (
        <ResourceTable
          resource={brandResource}
          columns={addHref ? [NAME, MERCHANT] : [NAME]}
          deletable={addHref !== undefined}
          rows={data?.rows ?? []}
          editHref={editHref}
          loading={isLoading}
          emptyHint={
            search
              ? 'Try another name.'
              : addHref
                ? 'Add a brand, then add products to it.'
                : 'You get your brand when your application is approved.'
          }
          emptyPicture={emptyPicture}
        />
      )}
    </PagedList>
  )
}

const NAME = nameColumn<Brand>('Brand')

const MERCHANT: TableColumn<Brand> = {
  id: 'merchant',
  header: 'Merchant',
  labelOnCards: true,
  hideWhenNarrow: true,
  minWidth: '10rem',
  lineOnCards: true,
  cell: ({ merchant }) => <span className="block truncate @4xl:max-w-40">{merchant?.name ?? 'None'}</span>,
}
