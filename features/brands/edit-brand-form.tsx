import { ANSWER_TEXT, type Brand, BrandEdit } from '@whirligig/contract'
import { FormText, NewerCallout, useCatchingUp, useTellDirty, useZodForm } from '@whirligig/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { editBrandAtom } from './atoms.ts'
import { BrandFields } from './brand-fields.tsx'
import { valuesOf } from './brand-values.ts'

const TEXT = ANSWER_TEXT.brand

export type EditBrandFormProps = {
  /** As the server says it is now. */
  brand: Brand
  refetch: () => Promise<{ data: Brand | undefined }>
  onSaved: () => void
  onDirtyChange?: (isDirty: boolean) => void
}

/** What is typed of a brand. What somebody else saves meanwhile is neither lost nor taken in unasked. */
export function EditBrandForm({ brand, refetch, onSaved, onDirtyChange }: EditBrandFormProps) {
  const form = useZodForm(BrandEdit, valuesOf(brand))
  const { control, submit, formState, refusal } = form
  const { seen, isOld, catchUp, isCatchingUp, theirs } = useCatchingUp({ form, newest: brand, refetch, valuesOf })
  const edit = useSetAtom(editBrandAtom)
  const isLeaving = formState.isSubmitting || formState.isSubmitSuccessful
  useTellDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      aria-label="Edit Brand"
      className="grid max-w-2xl gap-5"
      onSubmit={submit(async (changed) => {
        await edit({ id: seen._id, brand: { ...changed, version: seen.version } })
        onDirtyChange?.(false)
        onSaved()
      })}
    >
      {(isOld && !isLeaving) || refusal === TEXT.changed ? (
        <NewerCallout text={TEXT.changed} busy={isCatchingUp} onLoad={catchUp} />
      ) : null}
      <BrandFields control={control} hints={theirs}>
        <FormText
          control={control}
          name="slug"
          label="Slug"
          autoComplete="off"
          hint={theirs.slug ?? 'Its name in the address. Old links to it end when it changes.'}
        />
      </BrandFields>
      <Button type="submit" className="justify-self-start" busy={formState.isSubmitting}>
        Save changes
      </Button>
    </form>
  )
}
