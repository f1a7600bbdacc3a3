import { ProductForm } from '@whirligig/contract'
import { FormImage, FormSwitch } from '@whirligig/core/forms'
import { ErrorState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormPage } from '../form-page.tsx'
import { ResourceForm } from '../resource-form.tsx'
import { type CreateFormCallbacks, useCreateForm } from '../use-create-form.tsx'
import { createProductAtom, uploadProgressAtom } from './atoms.ts'
import { BrandSelect, FixedBrand } from './brand-field.tsx'
import { findOwnBrand } from './brand-options.ts'
import { ProductFields } from './product-fields.tsx'
import { DEFAULT_VALUES } from './product-values.ts'
import { type BrandOptionsState, useBrandOptions } from './use-brand-options.ts'
import { PICTURE_UPLOAD } from './validate-picture.ts'

export type AddProductContainerProps = CreateFormCallbacks & {
  /** Whether the user chooses the brand. A merchant's products always get the merchant's brand. */
  canChooseBrand: boolean
  listHref: string
  onCancel: () => void
}

/** The page that adds a product. */
export function AddProductContainer({ listHref, onCancel, ...props }: AddProductContainerProps) {
  const brandOptions = useBrandOptions()
  return (
    <FormPage title="Add Product" listTitle="Products" listHref={listHref} onCancel={onCancel}>
      {props.canChooseBrand ? (
        <AddProductForm {...props} brandOptions={brandOptions} />
      ) : brandOptions.isLoading ? (
        <ListSkeleton label="Loading your brand" rows={4} />
      ) : brandOptions.retry ? (
        <ErrorState
          text="Your brand could not be loaded."
          onRetry={brandOptions.retry}
          loading={brandOptions.isFetching}
        />
      ) : (
        <AddProductForm {...props} brandOptions={brandOptions} />
      )}
    </FormPage>
  )
}

type AddProductFormProps = CreateFormCallbacks & { canChooseBrand: boolean; brandOptions: BrandOptionsState }

function AddProductForm({ canChooseBrand, brandOptions, ...callbacks }: AddProductFormProps) {
  const ownBrand = findOwnBrand(brandOptions.options)
  const defaultValues = { ...DEFAULT_VALUES, brand: canChooseBrand ? '' : ownBrand.value }
  const { control, isSubmitting, formError, onSubmit } = useCreateForm('product', ProductForm, defaultValues, callbacks)
  const create = useSetAtom(createProductAtom)
  const progress = useAtomValue(uploadProgressAtom)
  const [isValidating, setIsValidating] = useState(false)
  return (
    <ResourceForm
      label="Add Product"
      submitLabel="Add Product"
      submitting={isSubmitting || isValidating}
      error={formError}
      onSubmit={onSubmit(create)}
    >
      <ProductFields
        control={control}
        brand={
          canChooseBrand ? (
            <BrandSelect control={control} brandOptions={brandOptions} />
          ) : (
            <FixedBrand brand={ownBrand} />
          )
        }
      />
      <FormImage
        control={control}
        name="image"
        label="Picture"
        progress={progress}
        {...PICTURE_UPLOAD}
        onValidatingChange={setIsValidating}
      />
      <FormSwitch control={control} name="isActive" label="Active" hint="Shoppers only see active products." />
    </ResourceForm>
  )
}
