import { ProductCopyForm, ProductForm, type StaffProduct } from '@whirligig/contract'
import { FormImage, FormSwitch } from '@whirligig/core/forms'
import { Callout, ErrorState, ListSkeleton } from '@whirligig/ui'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormPage } from '../form-page.tsx'
import { ResourceForm } from '../resource-form.tsx'
import { type CreateFormCallbacks, useCreateForm } from '../use-create-form.tsx'
import { productResource } from './atoms.ts'
import { BrandSelect, FixedBrand } from './brand-field.tsx'
import { findOwnBrand } from './brand-options.ts'
import { ProductFields } from './product-fields.tsx'
import { DEFAULT_VALUES, toCopyValues } from './product-values.ts'
import { createProductAtom, uploadProgressAtom } from './upload-atoms.ts'
import { type BrandOptionsState, useBrandOptions } from './use-brand-options.ts'
import { PICTURE_UPLOAD } from './validate-picture.ts'

export type AddProductContainerProps = CreateFormCallbacks & {
  /** Whether the user chooses the brand. A merchant's products always get the merchant's brand. */
  canChooseBrand: boolean
  /** The id of a product to start from; '' for an empty form. If there is no such product, the form is empty. */
  like?: string
  listHref: string
  onCancel: () => void
}

const noProductAtom = atom({ data: undefined, isLoading: false })

/** The page that adds a product. */
export function AddProductContainer({ like = '', listHref, onCancel, ...props }: AddProductContainerProps) {
  const brandOptions = useBrandOptions()
  const { data: original, isLoading } = useAtomValue(like ? productResource.rowAtom(like) : noProductAtom)
  const form = <AddProductForm {...props} brandOptions={brandOptions} original={original} />
  return (
    <FormPage title="Add Product" listTitle="Products" listHref={listHref} onCancel={onCancel}>
      {isLoading ? (
        <ListSkeleton label="Loading the product" rows={4} />
      ) : props.canChooseBrand ? (
        form
      ) : brandOptions.isLoading ? (
        <ListSkeleton label="Loading your brand" rows={4} />
      ) : brandOptions.retry ? (
        <ErrorState
          text="Your brand could not be loaded."
          onRetry={brandOptions.retry}
          loading={brandOptions.isFetching}
        />
      ) : (
        form
      )}
    </FormPage>
  )
}

type AddProductFormProps = CreateFormCallbacks & {
  canChooseBrand: boolean
  brandOptions: BrandOptionsState
  original: StaffProduct | undefined
}

function AddProductForm({ canChooseBrand, brandOptions, original, ...callbacks }: AddProductFormProps) {
  const ownBrand = findOwnBrand(brandOptions.options)
  const currentUrl = original?.imageUrl ?? undefined
  const startValues = original ? toCopyValues(original) : DEFAULT_VALUES
  const defaultValues = canChooseBrand ? startValues : { ...startValues, brand: ownBrand.value }
  const { control, isSubmitting, formError, onSubmit } = useCreateForm(
    'product',
    currentUrl ? ProductCopyForm : ProductForm,
    defaultValues,
    callbacks,
  )
  const create = useSetAtom(createProductAtom)
  const progress = useAtomValue(uploadProgressAtom)
  const [isValidating, setIsValidating] = useState(false)
  return (
    <ResourceForm
      control={control}
      label="Add Product"
      submitLabel="Add Product"
      submitting={isSubmitting || isValidating}
      error={formError}
      onSubmit={onSubmit(create)}
    >
      {original ? <Callout>A copy of {original.name}. Give it a sku of its own.</Callout> : null}
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
        {...(currentUrl && { currentUrl, required: false })}
        progress={progress}
        {...PICTURE_UPLOAD}
        {...(currentUrl && { hint: `The copy has the pictures of ${original?.name}, unless you choose another one.` })}
        onValidatingChange={setIsValidating}
      />
      <FormSwitch control={control} name="isActive" label="Active" hint="Shoppers only see active products." />
    </ResourceForm>
  )
}
