import type { Brand } from '@whirligig/contract'
import { ErrorState, PageHeader, type TableColumn } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { nameColumn } from '../resource-columns.tsx'
import { ResourceTable } from '../resource-table.tsx'
import { brandResource, brandsAtom } from './atoms.ts'

export type ManageBrandsContainerProps = {
  /** 'Brand' for a merchant, who has only one. */
  title: 'Brands' | 'Brand'
  /** Without it the user can neither add nor delete brands. */
  addHref?: string
  editHref: (id: string) => string
  /** Illustrates the empty state. */
  emptyPicture?: ReactNode
}

/** The table of brands in the dashboard. */
export function ManageBrandsContainer({ title, addHref, editHref, emptyPicture }: ManageBrandsContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(brandsAtom)
  return (
    <>
      <PageHeader title={title} actions={addHref ? <AddLink href={addHref} /> : undefined} />
      {status === 'error' && !data ? (
        <ErrorState text="The brands could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <ResourceTable
          resource={brandResource}
          columns={addHref ? [NAME, MERCHANT] : [NAME]}
          deletable={addHref !== undefined}
          rows={data ?? []}
          editHref={editHref}
          loading={status === 'pending'}
          emptyHint={
            addHref ? 'Add a brand, then add products to it.' : 'You get your brand when your application is approved.'
          }
          emptyPicture={emptyPicture}
        />
      )}
    </>
  )
}

const NAME = nameColumn<Brand>('Brand')

const MERCHANT: TableColumn<Brand> = {
  id: 'merchant',
  header: 'Merchant',
  hideWhenNarrow: true,
  cell: ({ merchant }) => merchant?.name ?? 'None',
}
