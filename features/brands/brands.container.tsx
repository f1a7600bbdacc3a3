import type { Brand } from '@whirligig/contract'
import { Button, buttonClass, EmptyState, ErrorState, PageHeader, Table, type TableColumn } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { ActiveSwitch } from './active-switch.tsx'
import { brandsAtom, shownBrandsAtom } from './atoms.ts'
import { DeleteQuestion } from './delete-question.tsx'

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
  const asTheyWillBe = useAtomValue(shownBrandsAtom)
  const [question, setQuestion] = useState<{ about: Brand; open: boolean } | null>(null)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          addHref ? (
            <a href={addHref} className={buttonClass({ size: 'sm' })}>
              Add
            </a>
          ) : undefined
        }
      />
      {status === 'error' && !data ? (
        <ErrorState text="The brands could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : (
        <Table
          caption="brands"
          columns={columns(addHref ? (about) => setQuestion({ about, open: true }) : undefined)}
          rows={asTheyWillBe(data ?? [])}
          rowKey={({ _id }) => _id}
          rowHref={({ _id }) => editHref(_id)}
          loading={status === 'pending'}
          stickyHeader
          empty={
            <EmptyState
              text="No brands found."
              hint={addHref ? 'Add one, and give it toys.' : 'Your brand comes with the approval of your application.'}
              illustration={emptyPicture}
            />
          }
        />
      )}
      {question ? (
        <DeleteQuestion
          brand={question.about}
          open={question.open}
          onClose={() => setQuestion({ ...question, open: false })}
        />
      ) : null}
    </>
  )
}

/** Says nothing to a merchant, whose brand it is. */
const MERCHANT: TableColumn<Brand> = {
  id: 'merchant',
  header: 'Merchant',
  kind: 'low',
  cell: ({ merchant }) => merchant?.name ?? 'None',
}

/** What the list says of a brand. */
const columns = (onDelete: ((brand: Brand) => void) | undefined): readonly TableColumn<Brand>[] => [
  {
    id: 'name',
    header: 'Brand',
    kind: 'title',
    cell: ({ name, description }) => (
      <>
        <span className="block leading-snug">{name}</span>
        {/* A block of its own, which the underline of the link does not reach. */}
        <span className="inline-block w-full text-sm leading-snug font-normal text-ink-soft">
          <span className="line-clamp-2">{description}</span>
        </span>
      </>
    ),
  },
  ...(onDelete ? [MERCHANT] : []),
  {
    id: 'active',
    header: 'Active',
    interactive: true,
    cell: (brand) => <ActiveSwitch brand={brand} label={`${brand.name} active`} labelHidden />,
  },
  ...(onDelete ? [deleting(onDelete)] : []),
]

const deleting = (onDelete: (brand: Brand) => void): TableColumn<Brand> => ({
  id: 'actions',
  header: 'Actions',
  kind: 'actions',
  headerHidden: true,
  cell: (brand) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Delete ${brand.name}`}
      onClick={() => onDelete(brand)}
      className="w-full whitespace-nowrap @2xl:w-auto"
    >
      Delete
    </Button>
  ),
})
