import { type Category, CategoryEdit, changedText } from '@whirligig/contract'
import { type EditFormSource, useEditForm } from '@whirligig/core/forms'
import { useSetAtom } from 'jotai'
import { type EditContainerProps, EditPage } from '../edit-page.tsx'
import { SlugField } from '../name-fields.tsx'
import { ResourceForm } from '../resource-form.tsx'
import { categoryResource } from './atoms.ts'
import { CategoryFields } from './category-fields.tsx'

/** The page that edits a category. */
export function EditCategoryContainer({ onSaved, onDirtyChange, ...page }: EditContainerProps) {
  return (
    <EditPage
      {...page}
      resource={categoryResource}
      form={(source) => <EditCategoryForm {...source} onSaved={onSaved} onDirtyChange={onDirtyChange} />}
    />
  )
}

function EditCategoryForm(source: EditFormSource<Category>) {
  const { control, isSubmitting, onSubmit, conflictHints, staleCallout, formError } = useEditForm({
    ...source,
    schema: CategoryEdit,
    toFormValues: ({ name, slug, description, products }: Category) => ({ name, slug, description, products }),
    changedText: changedText('category'),
  })
  const update = useSetAtom(categoryResource.updateAtom)
  return (
    <ResourceForm
      control={control}
      label="Edit Category"
      submitLabel="Save changes"
      submitting={isSubmitting}
      error={formError}
      onSubmit={onSubmit((category, { _id, version }) => update({ id: _id, edit: { ...category, version } }))}
    >
      {staleCallout}
      <CategoryFields control={control} hints={conflictHints}>
        <SlugField control={control} hint={conflictHints.slug} />
      </CategoryFields>
    </ResourceForm>
  )
}
