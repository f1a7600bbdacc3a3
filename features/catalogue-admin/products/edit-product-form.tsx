import { changedText, ProductEdit, type StaffProduct } from '@whirligig/contract'
import { type EditFormSource, useEditForm } from '@whirligig/core/forms'
import { useSetAtom } from 'jotai'
import { SlugField } from '../name-fields.tsx'
import { ResourceForm } from '../resource-form.tsx'
import { productResource } from './atoms.ts'
import { BrandSelect, FixedBrand } from './brand-field.tsx'
import { NO_BRAND } from './brand-options.ts'
import { ProductFields } from './product-fields.tsx'
import { toFormValues } from './product-values.ts'
import { useBrandOptions } from './use-brand-options.ts'

export type EditProductFormProps = EditFormSource<StaffProduct> & {
  /** Whether the user can change the brand. */
  canChooseBrand: boolean
}

export function EditProductForm({ canChooseBrand, ...source }: EditProductFormProps) {
  const { brand } = source.latest
  const { control, isSubmitting, onSubmit, conflictHints, staleCallout, formError } = useEditForm({
    ...source,
    schema: ProductEdit,
    toFormValues,
    changedText: changedText('product'),
  })
  const update = useSetAtom(productResource.updateAtom)
  const brandOptions = useBrandOptions(brand)
  return (
    <ResourceForm
      control={control}
      label="Edit Product"
      submitLabel="Save changes"
      submitting={isSubmitting}
      error={formError}
      onSubmit={onSubmit(({ brand, ...values }, { _id, version, inventory }) =>
        update({ id: _id, edit: { ...values, ...(canChooseBrand && { brand }), version, inventory } }),
      )}
    >
      {staleCallout}
      <ProductFields
        control={control}
        hints={conflictHints}
        brand={
          canChooseBrand ? (
            <BrandSelect control={control} brandOptions={brandOptions} hint={conflictHints.brand} />
          ) : (
            <FixedBrand brand={brand ? { value: 0, label: brand.name } : NO_BRAND} />
          )
        }
      >
        <SlugField control={control} hint={conflictHints.slug} />
      </ProductFields>
    </ResourceForm>
  )
}
