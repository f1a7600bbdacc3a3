import { type Brand, BrandEdit, changedText } from '@whirligig/contract'
import { type EditFormSource, useEditForm } from '@whirligig/core/forms'
import { useSetAtom } from 'jotai'
import { type EditContainerProps, EditPage } from '../edit-page.tsx'
import { NameFields, SlugField } from '../name-fields.tsx'
import { ResourceForm } from '../resource-form.tsx'
import { brandResource } from './atoms.ts'

export type EditBrandContainerProps = EditContainerProps & {
  /** The label of the link back to the list. */
  listTitle: 'Brands' | 'Brand'
}

/** The page that edits a brand. */
export function EditBrandContainer({ onSaved, onDirtyChange, ...page }: EditBrandContainerProps) {
  return (
    <EditPage
      {...page}
      resource={brandResource}
      form={(source) => <EditBrandForm {...source} onSaved={onSaved} onDirtyChange={onDirtyChange} />}
    />
  )
}

function EditBrandForm(source: EditFormSource<Brand>) {
  const { control, isSubmitting, onSubmit, conflictHints, staleCallout, formError } = useEditForm({
    ...source,
    schema: BrandEdit,
    toFormValues: ({ name, slug, description }: Brand) => ({ name, slug, description }),
    changedText: changedText('brand'),
  })
  const update = useSetAtom(brandResource.updateAtom)
  return (
    <ResourceForm
      control={control}
      label="Edit Brand"
      submitLabel="Save changes"
      submitting={isSubmitting}
      error={formError}
      onSubmit={onSubmit((brand, { _id, version }) => update({ id: _id, edit: { ...brand, version } }))}
    >
      {staleCallout}
      <NameFields control={control} hints={conflictHints}>
        <SlugField control={control} hint={conflictHints.slug} />
      </NameFields>
    </ResourceForm>
  )
}
