import { ProductEdit, RESPONSE_TEXT, type StaffProduct } from '@whirligig/contract'
import { type EditFormSource, useEditForm } from '@whirligig/core/forms'
import { useSetAtom } from 'jotai'
import { SlugField } from '../name-fields.tsx'
import { StaffForm } from '../staff-form.tsx'
import { productKind } from './atoms.ts'
import { BrandSelect, FixedBrand } from './brand-field.tsx'
import { NO_BRAND } from './brand-options.ts'
import { ProductFields } from './product-fields.tsx'
import { valuesOf } from './product-values.ts'
import { useBrandChoice } from './use-brand-choice.ts'

export type EditProductFormProps = EditFormSource<StaffProduct> & {
  /** Whether any brand may be chosen; otherwise it stays as it is. */
  choosesBrand: boolean
}

/** What is typed of a product. */
export function EditProductForm({ choosesBrand, ...editing }: EditProductFormProps) {
  const { brand } = editing.latest
  const {
    control,
    isSubmitting,
    onSubmit,
    conflictHints: theirs,
    staleCallout: newer,
  } = useEditForm({
    ...editing,
    schema: ProductEdit,
    toFormValues: valuesOf,
    changedText: RESPONSE_TEXT.product.changed,
  })
  const edit = useSetAtom(productKind.editAtom)
  const choice = useBrandChoice(brand)
  return (
    <StaffForm
      label="Edit Product"
      sendLabel="Save changes"
      busy={isSubmitting}
      onSubmit={onSubmit(({ brand, ...changed }, { _id, version, inventory }) =>
        edit(_id, { ...changed, ...(choosesBrand && { brand }), version, inventory }),
      )}
    >
      {newer}
      <ProductFields
        control={control}
        hints={theirs}
        brand={
          choosesBrand ? (
            <BrandSelect control={control} choice={choice} hint={theirs.brand} />
          ) : (
            <FixedBrand brand={brand ? { value: 0, label: brand.name } : NO_BRAND} />
          )
        }
      >
        <SlugField control={control} hint={theirs.slug} />
      </ProductFields>
    </StaffForm>
  )
}
