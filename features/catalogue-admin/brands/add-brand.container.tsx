import { BrandInput } from '@whirligig/contract'
import { useSetAtom } from 'jotai'
import { FormPage } from '../form-page.tsx'
import { NameFields } from '../name-fields.tsx'
import { ResourceForm } from '../resource-form.tsx'
import { type CreateFormCallbacks, useCreateForm } from '../use-create-form.tsx'
import { createBrandAtom } from './atoms.ts'

export type AddBrandContainerProps = CreateFormCallbacks & {
  listHref: string
  onCancel: () => void
}

const DEFAULT_VALUES = { name: '', description: '' }

/** The page that adds a brand. */
export function AddBrandContainer({ listHref, onCancel, ...callbacks }: AddBrandContainerProps) {
  const { control, isSubmitting, formError, onSubmit } = useCreateForm('brand', BrandInput, DEFAULT_VALUES, callbacks)
  const create = useSetAtom(createBrandAtom)
  return (
    <FormPage title="Add Brand" listTitle="Brands" listHref={listHref} onCancel={onCancel}>
      <ResourceForm
        control={control}
        label="Add Brand"
        submitLabel="Add Brand"
        submitting={isSubmitting}
        error={formError}
        onSubmit={onSubmit(create)}
      >
        <NameFields control={control} />
      </ResourceForm>
    </FormPage>
  )
}
