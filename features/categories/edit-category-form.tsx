import { ANSWER_TEXT, type Category, CategoryEdit } from '@whirligig/contract'
import { FormText, NewerCallout, useCatchingUp, useTellDirty, useZodForm } from '@whirligig/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { editCategoryAtom } from './atoms.ts'
import { CategoryFields } from './category-fields.tsx'
import { valuesOf } from './category-values.ts'

const TEXT = ANSWER_TEXT.category

export type EditCategoryFormProps = {
  /** As the server says it is now. */
  category: Category
  refetch: () => Promise<{ data: Category | undefined }>
  onSaved: () => void
  onDirtyChange?: (isDirty: boolean) => void
}

/** What is typed of a category. What somebody else saves meanwhile is neither lost nor taken in unasked. */
export function EditCategoryForm({ category, refetch, onSaved, onDirtyChange }: EditCategoryFormProps) {
  const form = useZodForm(CategoryEdit, valuesOf(category))
  const { control, submit, formState, refusal } = form
  const { seen, isOld, catchUp, isCatchingUp, theirs } = useCatchingUp({ form, newest: category, refetch, valuesOf })
  const edit = useSetAtom(editCategoryAtom)
  const isLeaving = formState.isSubmitting || formState.isSubmitSuccessful
  useTellDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      aria-label="Edit Category"
      className="grid max-w-2xl gap-5"
      onSubmit={submit(async (changed) => {
        await edit({ id: seen._id, category: { ...changed, version: seen.version } })
        onDirtyChange?.(false)
        onSaved()
      })}
    >
      {(isOld && !isLeaving) || refusal === TEXT.changed ? (
        <NewerCallout text={TEXT.changed} busy={isCatchingUp} onLoad={catchUp} />
      ) : null}
      <CategoryFields control={control} hints={theirs}>
        <FormText
          control={control}
          name="slug"
          label="Slug"
          autoComplete="off"
          hint={theirs.slug ?? 'Its name in the address. Old links to it end when it changes.'}
        />
      </CategoryFields>
      <Button type="submit" className="justify-self-start" busy={formState.isSubmitting}>
        Save changes
      </Button>
    </form>
  )
}
