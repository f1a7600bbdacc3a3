import { FORM_TEXT, ProductForm } from '@whirligig/contract'
import { FormImage, FormSwitch, useTellDirty, useZodForm } from '@whirligig/forms'
import { Button, ErrorState, ListSkeleton, SubPage } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { addProductAtom, uploadProgressAtom } from './atoms.ts'
import { BrandSelect, FixedBrand } from './brand-field.tsx'
import { ownBrand } from './brand-options.ts'
import { TOO_LARGE } from './picture-text.ts'
import { ProductFields } from './product-fields.tsx'
import { NEW_PRODUCT } from './product-values.ts'
import { type BrandChoice, useBrandChoice } from './use-brand-choice.ts'

export type AddProductContainerProps = {
  /** Whether any brand may be chosen; otherwise the product is of the own one. */
  choosesBrand: boolean
  /** All products. */
  listHref: string
  onAdded: () => void
  onCancel: () => void
  /** Whether something was typed that has not been saved. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The page of a new product. */
export function AddProductContainer(props: AddProductContainerProps) {
  const choice = useBrandChoice()
  return (
    <SubPage
      title="Add Product"
      back={{ label: 'Products', href: props.listHref }}
      actions={
        <Button variant="secondary" size="sm" onClick={props.onCancel}>
          Cancel
        </Button>
      }
    >
      {props.choosesBrand ? (
        <NewProduct {...props} choice={choice} />
      ) : choice.isLoading ? (
        <ListSkeleton label="Loading your brand" rows={4} />
      ) : choice.retry ? (
        <ErrorState text="Your brand could not be loaded." onRetry={choice.retry} busy={choice.isFetching} />
      ) : (
        <NewProduct {...props} choice={choice} />
      )}
    </SubPage>
  )
}

type NewProductProps = AddProductContainerProps & { choice: BrandChoice }

function NewProduct({ choosesBrand, choice, onAdded, onDirtyChange }: NewProductProps) {
  const own = ownBrand(choice.options)
  const { control, submit, formState, reset } = useZodForm(ProductForm, {
    ...NEW_PRODUCT,
    brand: choosesBrand ? '' : own.value,
    isActive: true,
    image: undefined,
  })
  const add = useSetAtom(addProductAtom)
  const progress = useAtomValue(uploadProgressAtom)
  useTellDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      aria-label="Add Product"
      className="grid max-w-2xl gap-5"
      onSubmit={submit(async (product) => {
        await add(product)
        reset()
        onDirtyChange?.(false)
        onAdded()
      })}
    >
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
      <Button type="submit" className="justify-self-start" busy={formState.isSubmitting}>
        Add Product
      </Button>
    </form>
  )
}
