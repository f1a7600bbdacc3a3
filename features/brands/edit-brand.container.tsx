import { isMissing } from '@whirligig/api'
import { Button, buttonClass, EmptyState, ErrorState, ListSkeleton, SubPage } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { ActiveSwitch } from './active-switch.tsx'
import { brandAtom, shownBrandsAtom } from './atoms.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { EditBrandForm } from './edit-brand-form.tsx'

export type EditBrandContainerProps = {
  id: string
  /** All brands. */
  listHref: string
  /** The brand as shoppers see it. */
  shopHref: (slug: string) => string
  /** What the way back is called. */
  listTitle: 'Brands' | 'Brand'
  onSaved: () => void
  /** It is being deleted. Only for who may. */
  onDelete?: () => void
  onCancel: () => void
  onDirtyChange?: (isDirty: boolean) => void
  /** The picture over 'No brand found.' */
  emptyPicture?: ReactNode
}

/** The page of a brand that is there. */
export function EditBrandContainer(props: EditBrandContainerProps) {
  return (
    <SubPage
      title="Edit Brand"
      back={{ label: props.listTitle, href: props.listHref }}
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

function Editing(props: EditBrandContainerProps) {
  const { data, status, error, refetch, isFetching } = useAtomValue(brandAtom(props.id))
  const asItWillBe = useAtomValue(shownBrandsAtom)
  const [asks, setAsks] = useState(false)
  if (status === 'pending') return <ListSkeleton label="Loading the brand" />
  if (!data) {
    return isMissing(error) ? (
      <EmptyState
        text="No brand found."
        hint="It may have been deleted."
        illustration={props.emptyPicture}
        action={
          <a href={props.listHref} className={buttonClass()}>
            {props.listTitle}
          </a>
        }
      />
    ) : (
      <ErrorState text="The brand could not be loaded." onRetry={() => refetch()} busy={isFetching} />
    )
  }
  const [shown = data] = asItWillBe([data])
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <EditBrandForm {...props} brand={data} refetch={refetch} />
      <aside
        aria-label="Without saving"
        className="grid justify-items-start gap-1 rounded-panel border border-line bg-card p-5 shadow-card"
      >
        <ActiveSwitch brand={shown} label="Active" />
        <a href={props.shopHref(data.slug)} className={`${buttonClass({ variant: 'link', size: 'sm' })} -mx-4`}>
          See it in the shop
        </a>
        {props.onDelete ? (
          <Button variant="quiet" size="sm" onClick={() => setAsks(true)} className="-mx-4">
            Delete this brand
          </Button>
        ) : null}
      </aside>
      <DeleteQuestion brand={data} open={asks} onClose={() => setAsks(false)} onDelete={props.onDelete} />
    </div>
  )
}
