import { isMissing } from '@whirligig/api'
import { Button, buttonClass, EmptyState, ErrorState, ListSkeleton, SubPage } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { ActiveSwitch } from './active-switch.tsx'
import { categoryAtom, shownCategoriesAtom } from './atoms.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { EditCategoryForm } from './edit-category-form.tsx'

export type EditCategoryContainerProps = {
  id: string
  /** All categories. */
  listHref: string
  /** The category as shoppers see it. */
  shopHref: (slug: string) => string
  onSaved: () => void
  /** It is being deleted. */
  onDelete: () => void
  onCancel: () => void
  onDirtyChange?: (isDirty: boolean) => void
  /** The picture over 'No category found.' */
  emptyPicture?: ReactNode
}

/** The page of a category that is there. */
export function EditCategoryContainer(props: EditCategoryContainerProps) {
  return (
    <SubPage
      title="Edit Category"
      back={{ label: 'Categories', href: props.listHref }}
      actions={
        <Button variant="secondary" size="sm" onClick={props.onCancel}>
          Cancel
        </Button>
      }
    >
      <Editing {...props} />
    </SubPage>
  )
}

function Editing(props: EditCategoryContainerProps) {
  const { data, status, error, refetch, isFetching } = useAtomValue(categoryAtom(props.id))
  const asItWillBe = useAtomValue(shownCategoriesAtom)
  const [asks, setAsks] = useState(false)
  if (status === 'pending') return <ListSkeleton label="Loading the category" />
  if (!data) {
    return isMissing(error) ? (
      <EmptyState
        text="No category found."
        hint="It may have been deleted."
        illustration={props.emptyPicture}
        action={
          <a href={props.listHref} className={buttonClass()}>
            Categories
          </a>
        }
      />
    ) : (
      <ErrorState text="The category could not be loaded." onRetry={() => refetch()} busy={isFetching} />
    )
  }
  const [shown = data] = asItWillBe([data])
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <EditCategoryForm {...props} category={data} refetch={refetch} />
      <aside
        aria-label="Without saving"
        className="grid justify-items-start gap-1 rounded-panel border border-line bg-card p-5 shadow-card"
      >
        <ActiveSwitch category={shown} label="Active" />
        <a href={props.shopHref(data.slug)} className={`${buttonClass({ variant: 'link', size: 'sm' })} -mx-4`}>
          See it in the shop
        </a>
        <Button variant="quiet" size="sm" onClick={() => setAsks(true)} className="-mx-4">
          Delete this category
        </Button>
      </aside>
      <DeleteQuestion category={data} open={asks} onClose={() => setAsks(false)} onDelete={props.onDelete} />
    </div>
  )
}
