import type { Category } from '@whirligig/contract'
import { Button, buttonClass, EmptyState, ErrorState, PageHeader, Table, type TableColumn } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { ActiveSwitch } from './active-switch.tsx'
import { categoriesAtom, shownCategoriesAtom } from './atoms.ts'
import { DeleteQuestion } from './delete-question.tsx'

export type CategoriesContainerProps = {
  addHref: string
  editHref: (id: string) => string
  /** The picture over 'No categories found.' */
  emptyPicture?: ReactNode
}

/** All categories, shown or not, by name. */
export function CategoriesContainer({ addHref, editHref, emptyPicture }: CategoriesContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(categoriesAtom)
  const asTheyWillBe = useAtomValue(shownCategoriesAtom)
  const [question, setQuestion] = useState<{ about: Category; open: boolean } | null>(null)
  return (
    <>
      <PageHeader
        title="Categories"
        actions={
          <a href={addHref} className={buttonClass({ size: 'sm' })}>
            Add
          </a>
        }
      />
      {status === 'error' && !data ? (
        <ErrorState text="The categories could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      ) : (
        <Table
          caption="categories"
          columns={columns((about) => setQuestion({ about, open: true }))}
          rows={asTheyWillBe(data ?? [])}
          rowKey={({ _id }) => _id}
          rowHref={({ _id }) => editHref(_id)}
          loading={status === 'pending'}
          stickyHeader
          empty={
            <EmptyState
              text="No categories found."
              hint="Add one, and put toys together that belong together."
              illustration={emptyPicture}
            />
          }
        />
      )}
      {question ? (
        <DeleteQuestion
          category={question.about}
          open={question.open}
          onClose={() => setQuestion({ ...question, open: false })}
        />
      ) : null}
    </>
  )
}

/** What the list says of a category. */
const columns = (onDelete: (category: Category) => void): readonly TableColumn<Category>[] => [
  {
    id: 'name',
    header: 'Category',
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
  {
    id: 'products',
    header: 'Products',
    align: 'end',
    cell: ({ products }) => products.length.toLocaleString('en-US'),
  },
  {
    id: 'active',
    header: 'Active',
    interactive: true,
    cell: (category) => <ActiveSwitch category={category} label={`${category.name} active`} labelHidden />,
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    headerHidden: true,
    cell: (category) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Delete ${category.name}`}
        onClick={() => onDelete(category)}
        className="w-full whitespace-nowrap @2xl:w-auto"
      >
        Delete
      </Button>
    ),
  },
]
