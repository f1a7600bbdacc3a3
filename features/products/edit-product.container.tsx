import { isMissing } from '@whirligig/api'
import { Button, buttonClass, EmptyState, ErrorState, ListSkeleton, SubPage } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { ActiveSwitch } from './active-switch.tsx'
import { productAtom, shownProductsAtom } from './atoms.ts'
import { DeleteQuestion } from './delete-question.tsx'
import { EditProductForm } from './edit-product-form.tsx'
import { ProductPicture } from './product-picture.tsx'

export type EditProductContainerProps = {
  id: string
  /** Whether any brand may be chosen; otherwise it stays as it is. */
  choosesBrand: boolean
  /** All products. */
  listHref: string
  /** The product as shoppers see it. */
  shopHref: (slug: string) => string
  onSaved: () => void
  /** It is being deleted. */
  onDelete: () => void
  onCancel: () => void
  onDirtyChange?: (isDirty: boolean) => void
  /** The picture over 'No product found.' */
  emptyPicture?: ReactNode
}

/** The page of a product that is there. */
export function EditProductContainer(props: EditProductContainerProps) {
  return (
    <SubPage
      title="Edit Product"
      back={{ label: 'Products', href: props.listHref }}
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

function Editing(props: EditProductContainerProps) {
  const { data, status, error, refetch, isFetching } = useAtomValue(productAtom(props.id))
  const asItWillBe = useAtomValue(shownProductsAtom)
  const [asks, setAsks] = useState(false)
  const [shown = data] = data ? asItWillBe([data]) : []
  if (status === 'pending') return <ListSkeleton label="Loading the product" />
  if (!data || !shown) {
    return isMissing(error) ? (
      <EmptyState
        text="No product found."
        hint="It may have been deleted."
        illustration={props.emptyPicture}
        action={
          <a href={props.listHref} className={buttonClass()}>
            Products
          </a>
        }
      />
    ) : (
      <ErrorState text="The product could not be loaded." onRetry={() => refetch()} busy={isFetching} />
    )
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <EditProductForm {...props} product={data} refetch={refetch} />
      <aside aria-label="Shown at once" className="grid gap-6">
        <div className="grid justify-items-start gap-2 rounded-panel border border-line bg-card p-5 shadow-card">
          <ActiveSwitch product={shown} label="Active" />
          <a href={props.shopHref(data.slug)} className={`${buttonClass({ variant: 'link', size: 'sm' })} -mx-4`}>
            See it in the shop
          </a>
          <Button variant="quiet" size="sm" onClick={() => setAsks(true)} className="-mx-4">
            Delete this product
          </Button>
        </div>
        <ProductPicture product={data} />
      </aside>
      <DeleteQuestion product={data} open={asks} onClose={() => setAsks(false)} onDelete={props.onDelete} />
    </div>
  )
}
