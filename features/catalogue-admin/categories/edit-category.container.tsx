import { type Category, CategoryEdit, RESPONSE_TEXT } from '@whirligig/contract'
import { type EditFormSource, useEditForm } from '@whirligig/core/forms'
import { useSetAtom } from 'jotai'
import { type EditContainerProps, EditPage } from '../edit-page.tsx'
import { SlugField } from '../name-fields.tsx'
import { StaffForm } from '../staff-form.tsx'
import { categoryKind } from './atoms.ts'
import { CategoryFields } from './category-fields.tsx'

/** The page of a category that is there. */
export function EditCategoryContainer({ onSaved, onDirtyChange, ...place }: EditContainerProps) {
  return (
    <EditPage
      {...place}
      kind={categoryKind}
      form={(editing) => <EditCategoryForm {...editing} onSaved={onSaved} onDirtyChange={onDirtyChange} />}
    />
  )
}

function EditCategoryForm(editing: EditFormSource<Category>) {
  const {
    control,
    isSubmitting,
    onSubmit,
    conflictHints: theirs,
    staleCallout: newer,
  } = useEditForm({
    ...editing,
    schema: CategoryEdit,
    toFormValues: ({ name, slug, description, products }: Category) => ({ name, slug, description, products }),
    changedText: RESPONSE_TEXT.category.changed,
  })
  const edit = useSetAtom(categoryKind.editAtom)
  return (
    <StaffForm
      label="Edit Category"
      sendLabel="Save changes"
      busy={isSubmitting}
      onSubmit={onSubmit((category, { _id, version }) => edit(_id, { ...category, version }))}
    >
      {newer}
      <CategoryFields control={control} hints={theirs}>
        <SlugField control={control} hint={theirs.slug} />
      </CategoryFields>
    </StaffForm>
  )
}
