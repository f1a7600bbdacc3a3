import { ANSWER_TEXT, ProductEdit, type StaffProduct } from '@whirligig/contract'
import { FormText, NewerCallout, useCatchingUp, useTellDirty, useZodForm } from '@whirligig/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { editProductAtom } from './atoms.ts'
import { BrandSelect, FixedBrand } from './brand-field.tsx'
import { NO_BRAND } from './brand-options.ts'
import { ProductFields } from './product-fields.tsx'
import { valuesOf } from './product-values.ts'
import { useBrandChoice } from './use-brand-choice.ts'

const TEXT = ANSWER_TEXT.product

export type EditProductFormProps = {
  /** As the server says it is now. */
  product: StaffProduct
  choosesBrand: boolean
  refetch: () => Promise<{ data: StaffProduct | undefined }>
  onSaved: () => void
  onDirtyChange?: (isDirty: boolean) => void
}

/** What is typed of a product. What somebody else saves meanwhile is neither lost nor taken in unasked. */
export function EditProductForm(props: EditProductFormProps) {
  const { product, choosesBrand, refetch, onSaved, onDirtyChange } = props
  const form = useZodForm(ProductEdit, valuesOf(product))
  const { control, submit, formState, refusal } = form
  const { seen, isOld, catchUp, isCatchingUp, theirs } = useCatchingUp({ form, newest: product, refetch, valuesOf })
  const edit = useSetAtom(editProductAtom)
  const choice = useBrandChoice(product.brand)
  const isLeaving = formState.isSubmitting || formState.isSubmitSuccessful
  useTellDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      aria-label="Edit Product"
      className="grid max-w-2xl gap-5"
      onSubmit={submit(async ({ brand, ...changed }) => {
        const { version, inventory } = seen
        const product = { ...changed, ...(choosesBrand && { brand }), version, inventory }
        await edit({ id: seen._id, product })
        onDirtyChange?.(false)
        onSaved()
      })}
    >
      {(isOld && !isLeaving) || refusal === TEXT.changed ? (
        <NewerCallout text={TEXT.changed} busy={isCatchingUp} onLoad={catchUp} />
      ) : null}
      <ProductFields
        control={control}
        hints={theirs}
        brand={
          choosesBrand ? (
            <BrandSelect control={control} choice={choice} hint={theirs.brand} />
          ) : (
            <FixedBrand brand={product.brand ? { value: 0, label: product.brand.name } : NO_BRAND} />
          )
        }
      >
        <FormText
          control={control}
          name="slug"
          label="Slug"
          autoComplete="off"
          hint={theirs.slug ?? 'Its name in the address. Old links to it end when it changes.'}
        />
      </ProductFields>
      <Button type="submit" className="justify-self-start" busy={formState.isSubmitting}>
        Save changes
      </Button>
    </form>
  )
}
