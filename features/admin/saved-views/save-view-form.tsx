import { SavedViewName, type ViewList } from '@whirligig/contract'
import { FormError, FormText, useZodForm } from '@whirligig/core/forms'
import { Button, Callout } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { saveViewAtom } from './atoms.ts'

export type SaveViewFormProps = {
  list: ViewList
  /** What the list shows. */
  query: string
  /** The names of the views that there are. */
  names: readonly string[]
}

/** Saves what the list shows under a name. */
export function SaveViewForm({ list, query, names }: SaveViewFormProps) {
  const { control, submit, formState, reset, watch } = useZodForm(SavedViewName, { name: '' })
  const save = useSetAtom(saveViewAtom)
  const name = watch('name').trim().toLowerCase()
  const isReplacing = names.some((other) => other.toLowerCase() === name)
  if (query === '') return <Callout tone="info">Choose what the list shows first, then save it here.</Callout>
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={submit(async (input) => {
        await save({ list, query, ...input })
        reset()
      })}
    >
      <FormText
        control={control}
        name="name"
        label="Name"
        hint={isReplacing ? 'Replaces your view of this name.' : `Such as ‘${EXAMPLES[list]}’.`}
      />
      <FormError control={control} />
      <Button type="submit" className="justify-self-start" loading={formState.isSubmitting}>
        Save this view
      </Button>
    </form>
  )
}

const EXAMPLES: Record<ViewList, string> = {
  orders: 'Oldest to ship',
  'merchant-orders': 'Oldest to ship',
  products: 'Low stock',
  reviews: 'To decide',
  merchants: 'New applications',
  users: 'Our staff',
}
