import { BrandInput } from '@whirligig/contract'
import { useTellDirty, useZodForm } from '@whirligig/forms'
import { Button, SubPage } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { addBrandAtom } from './atoms.ts'
import { BrandFields } from './brand-fields.tsx'
import { NEW_BRAND } from './brand-values.ts'

export type AddBrandContainerProps = {
  /** All brands. */
  listHref: string
  onAdded: () => void
  onCancel: () => void
  /** Whether something was typed that has not been saved. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The page of a new brand. */
export function AddBrandContainer({ listHref, onAdded, onCancel, onDirtyChange }: AddBrandContainerProps) {
  const { control, submit, formState, reset } = useZodForm(BrandInput, NEW_BRAND)
  const add = useSetAtom(addBrandAtom)
  useTellDirty(formState.isDirty, onDirtyChange)
  return (
    <SubPage
      title="Add Brand"
      back={{ label: 'Brands', href: listHref }}
      actions={
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <form
        noValidate
        aria-label="Add Brand"
        className="grid max-w-2xl gap-5"
        onSubmit={submit(async (brand) => {
          await add(brand)
          reset()
          onDirtyChange?.(false)
          onAdded()
        })}
      >
        <BrandFields control={control} />
        <Button type="submit" className="justify-self-start" busy={formState.isSubmitting}>
          Add Brand
        </Button>
      </form>
    </SubPage>
  )
}
