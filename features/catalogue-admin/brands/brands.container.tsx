import type { Brand } from '@whirligig/contract'
import { ErrorState, PageHeader, type TableColumn } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { AddLink } from '../add-link.tsx'
import { describedColumn } from '../staff-columns.tsx'
import { StaffTable } from '../staff-table.tsx'
import { brandKind, brandsAtom } from './atoms.ts'

export type BrandsContainerProps = {
  /** 'Brands' where there may be several, 'Brand' for who has one. */
  title: 'Brands' | 'Brand'
  /** Only for who may add and delete brands. */
  addHref?: string
  editHref: (id: string) => string
  /** The picture over 'No brands found.' */
  emptyPicture?: ReactNode
}

/** The brands that one works on, shown or not, by name. */
export function BrandsContainer({ title, addHref, editHref, emptyPicture }: BrandsContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(brandsAtom)
  return (
    <>
      <PageHeader title={title} actions={addHref ? <AddLink href={addHref} /> : undefined} />
      {status === 'error' && !data ? (
        <ErrorState text="The brands could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      ) : (
        <StaffTable
          kind={brandKind}
          columns={addHref ? [NAME, MERCHANT] : [NAME]}
          deletes={addHref !== undefined}
          rows={data ?? []}
          editHref={editHref}
          loading={status === 'pending'}
          emptyHint={addHref ? 'Add one, and give it toys.' : 'Your brand comes with the approval of your application.'}
          emptyPicture={emptyPicture}
        />
      )}
    </>
  )
}

const NAME = describedColumn<Brand>('Brand')

/** Says nothing to a merchant, whose brand it is. */
const MERCHANT: TableColumn<Brand> = {
  id: 'merchant',
  header: 'Merchant',
  hideWhenNarrow: true,
  cell: ({ merchant }) => merchant?.name ?? 'None',
}
