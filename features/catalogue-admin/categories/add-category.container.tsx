import { CategoryInput } from '@whirligig/contract'
import { useSetAtom } from 'jotai'
import { FormPage } from '../form-page.tsx'
import { StaffForm } from '../staff-form.tsx'
import { type Adding, useAdding } from '../use-adding.ts'
import { addCategoryAtom } from './atoms.ts'
import { CategoryFields } from './category-fields.tsx'

export type AddCategoryContainerProps = Adding & {
  /** All categories. */
  listHref: string
  onCancel: () => void
}

/** The page of a new category. */
export function AddCategoryContainer({ listHref, onCancel, ...adding }: AddCategoryContainerProps) {
  const empty = { name: '', description: '', products: [] }
  const { control, isSubmitting, onSubmit } = useAdding('category', CategoryInput, empty, adding)
  const add = useSetAtom(addCategoryAtom)
  return (
    <FormPage title="Add Category" listTitle="Categories" listHref={listHref} onCancel={onCancel}>
      <StaffForm label="Add Category" sendLabel="Add Category" busy={isSubmitting} onSubmit={onSubmit(add)}>
        <CategoryFields control={control} />
      </StaffForm>
    </FormPage>
  )
}
