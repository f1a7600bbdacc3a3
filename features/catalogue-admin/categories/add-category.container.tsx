import { CategoryInput } from '@whirligig/contract'
import { useSetAtom } from 'jotai'
import { FormPage } from '../form-page.tsx'
import { ResourceForm } from '../resource-form.tsx'
import { type CreateFormCallbacks, useCreateForm } from '../use-create-form.tsx'
import { createCategoryAtom } from './atoms.ts'
import { CategoryFields } from './category-fields.tsx'

export type AddCategoryContainerProps = CreateFormCallbacks & {
  listHref: string
  onCancel: () => void
}

const DEFAULT_VALUES = { name: '', description: '', products: [] }

/** The page that adds a category. */
export function AddCategoryContainer({ listHref, onCancel, ...callbacks }: AddCategoryContainerProps) {
  const { control, isSubmitting, formError, onSubmit } = useCreateForm(
    'category',
    CategoryInput,
    DEFAULT_VALUES,
    callbacks,
  )
  const create = useSetAtom(createCategoryAtom)
  return (
    <FormPage title="Add Category" listTitle="Categories" listHref={listHref} onCancel={onCancel}>
      <ResourceForm
        control={control}
        label="Add Category"
        submitLabel="Add Category"
        submitting={isSubmitting}
        error={formError}
        onSubmit={onSubmit(create)}
      >
        <CategoryFields control={control} />
      </ResourceForm>
    </FormPage>
  )
}
