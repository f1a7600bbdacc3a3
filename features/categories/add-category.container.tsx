import { CategoryInput } from '@whirligig/contract'
import { useTellDirty, useZodForm } from '@whirligig/forms'
import { Button, SubPage } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { addCategoryAtom } from './atoms.ts'
import { CategoryFields } from './category-fields.tsx'
import { NEW_CATEGORY } from './category-values.ts'

export type AddCategoryContainerProps = {
  /** All categories. */
  listHref: string
  onAdded: () => void
  onCancel: () => void
  /** Whether something was typed that has not been saved. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The page of a new category. */
export function AddCategoryContainer({ listHref, onAdded, onCancel, onDirtyChange }: AddCategoryContainerProps) {
  const { control, submit, formState, reset } = useZodForm(CategoryInput, NEW_CATEGORY)
  const add = useSetAtom(addCategoryAtom)
  useTellDirty(formState.isDirty, onDirtyChange)
  return (
    <SubPage
      title="Add Category"
      back={{ label: 'Categories', href: listHref }}
      actions={
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <form
        noValidate
        aria-label="Add Category"
        className="grid max-w-2xl gap-5"
        onSubmit={submit(async (category) => {
          await add(category)
          reset()
          onDirtyChange?.(false)
          onAdded()
        })}
      >
        <CategoryFields control={control} />
        <Button type="submit" className="justify-self-start" busy={formState.isSubmitting}>
          Add Category
        </Button>
      </form>
    </SubPage>
  )
}
