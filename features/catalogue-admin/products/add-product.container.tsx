import { FORM_TEXT, ProductForm } from '@whirligig/contract'
import { FormImage, FormSwitch } from '@whirligig/core/forms'
import { ErrorState, ListSkeleton } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { FormPage } from '../form-page.tsx'
import { StaffForm } from '../staff-form.tsx'
import { type Adding, useAdding } from '../use-adding.ts'
import { addProductAtom, uploadProgressAtom } from './atoms.ts'
import { BrandSelect, FixedBrand } from './brand-field.tsx'
import { ownBrand } from './brand-options.ts'
import { TOO_LARGE } from './picture-text.ts'
import { ProductFields } from './product-fields.tsx'
import { NEW_PRODUCT } from './product-values.ts'
import { type BrandChoice, useBrandChoice } from './use-brand-choice.ts'

export type AddProductContainerProps = Adding & {
  /** Whether any brand may be chosen; otherwise the product is of the own one. */
  choosesBrand: boolean
  /** All products. */
  listHref: string
  onCancel: () => void
}

/** The page of a new product. */
export function AddProductContainer({ listHref, onCancel, ...props }: AddProductContainerProps) {
  const choice = useBrandChoice()
  return (
    <FormPage title="Add Product" listTitle="Products" listHref={listHref} onCancel={onCancel}>
      {props.choosesBrand ? (
        <NewProduct {...props} choice={choice} />
      ) : choice.isLoading ? (
        <ListSkeleton label="Loading your brand" rows={4} />
      ) : choice.retry ? (
        <ErrorState text="Your brand could not be loaded." onRetry={choice.retry} loading={choice.isFetching} />
      ) : (
        <NewProduct {...props} choice={choice} />
      )}
    </FormPage>
  )
}

type NewProductProps = Adding & { choosesBrand: boolean; choice: BrandChoice }

function NewProduct({ choosesBrand, choice, ...adding }: NewProductProps) {
  const own = ownBrand(choice.options)
  const empty = { ...NEW_PRODUCT, brand: choosesBrand ? '' : own.value, isActive: true, image: undefined }
  const { control, isSubmitting, onSubmit } = useAdding('product', ProductForm, empty, adding)
  const add = useSetAtom(addProductAtom)
  const progress = useAtomValue(uploadProgressAtom)
  return (
    <StaffForm label="Add Product" sendLabel="Add Product" busy={isSubmitting} onSubmit={onSubmit(add)}>
      <ProductFields
        control={control}
        brand={choosesBrand ? <BrandSelect control={control} choice={choice} /> : <FixedBrand brand={own} />}
      />
      <FormImage
        control={control}
        name="image"
        label="Picture"
        progress={progress}
        wrongTypeText={FORM_TEXT.image.required}
        tooLargeText={TOO_LARGE}
      />
      <FormSwitch control={control} name="isActive" label="Active" hint="Shoppers see active products only." />
    </StaffForm>
  )
}
