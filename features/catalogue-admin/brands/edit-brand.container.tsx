import { type Brand, BrandEdit, RESPONSE_TEXT } from '@whirligig/contract'
import { type EditFormSource, useEditForm } from '@whirligig/core/forms'
import { useSetAtom } from 'jotai'
import { type EditContainerProps, EditPage } from '../edit-page.tsx'
import { NameFields, SlugField } from '../name-fields.tsx'
import { StaffForm } from '../staff-form.tsx'
import { brandKind } from './atoms.ts'

export type EditBrandContainerProps = EditContainerProps & {
  /** What the way back is called. */
  listTitle: 'Brands' | 'Brand'
}

/** The page of a brand that is there. */
export function EditBrandContainer({ onSaved, onDirtyChange, ...place }: EditBrandContainerProps) {
  return (
    <EditPage
      {...place}
      kind={brandKind}
      form={(editing) => <EditBrandForm {...editing} onSaved={onSaved} onDirtyChange={onDirtyChange} />}
    />
  )
}

function EditBrandForm(editing: EditFormSource<Brand>) {
  const {
    control,
    isSubmitting,
    onSubmit,
    conflictHints: theirs,
    staleCallout: newer,
  } = useEditForm({
    ...editing,
    schema: BrandEdit,
    toFormValues: ({ name, slug, description }: Brand) => ({ name, slug, description }),
    changedText: RESPONSE_TEXT.brand.changed,
  })
  const edit = useSetAtom(brandKind.editAtom)
  return (
    <StaffForm
      label="Edit Brand"
      sendLabel="Save changes"
      busy={isSubmitting}
      onSubmit={onSubmit((brand, { _id, version }) => edit(_id, { ...brand, version }))}
    >
      {newer}
      <NameFields control={control} hints={theirs}>
        <SlugField control={control} hint={theirs.slug} />
      </NameFields>
    </StaffForm>
  )
}
