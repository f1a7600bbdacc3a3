import { BrandInput } from '@whirligig/contract'
import { useSetAtom } from 'jotai'
import { FormPage } from '../form-page.tsx'
import { NameFields } from '../name-fields.tsx'
import { StaffForm } from '../staff-form.tsx'
import { type Adding, useAdding } from '../use-adding.ts'
import { addBrandAtom } from './atoms.ts'

export type AddBrandContainerProps = Adding & {
  /** All brands. */
  listHref: string
  onCancel: () => void
}

/** The page of a new brand. */
export function AddBrandContainer({ listHref, onCancel, ...adding }: AddBrandContainerProps) {
  const { control, isSubmitting, onSubmit } = useAdding('brand', BrandInput, { name: '', description: '' }, adding)
  const add = useSetAtom(addBrandAtom)
  return (
    <FormPage title="Add Brand" listTitle="Brands" listHref={listHref} onCancel={onCancel}>
      <StaffForm label="Add Brand" sendLabel="Add Brand" busy={isSubmitting} onSubmit={onSubmit(add)}>
        <NameFields control={control} />
      </StaffForm>
    </FormPage>
  )
}
