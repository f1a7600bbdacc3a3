import type { DefaultValues } from 'react-hook-form'
import type { input, output } from 'zod/v4/core'
import { NewerCallout } from './stale-callout.tsx'
import { useCatchingUp } from './use-edit-conflict.ts'
import { useTellDirty } from './use-report-dirty.ts'
import { useZodForm, type ZodFormSchema } from './use-zod-form.ts'

export type Editing<Thing> = {
  /** The thing as the server says it is now. */
  newest: Thing
  /** Asks for the newest; answers what was there before where that fails. */
  refetch: () => Promise<{ data: Thing | undefined }>
  /** It is saved: the form is about to be left. */
  onSaved: () => void
  /** Whether something was typed that has not been saved. */
  onDirtyChange?: (isDirty: boolean) => void
}

export type EditingProps<Thing, Schema extends ZodFormSchema> = Editing<Thing> & {
  schema: Schema
  /** What the form shows of the thing. */
  valuesOf: (thing: Thing) => input<Schema> & DefaultValues<input<Schema>>
  /** Says that somebody else has changed it, as the server does. */
  changedText: string
}

/** The form of a thing that is there. What somebody else saves meanwhile is neither lost nor taken in unasked. */
export function useEditing<Thing extends { _id: string; version: number }, Schema extends ZodFormSchema>({
  schema,
  newest,
  refetch,
  valuesOf,
  changedText,
  onSaved,
  onDirtyChange,
}: EditingProps<Thing, Schema>) {
  const form = useZodForm(schema, valuesOf(newest), `edit ${newest._id}`)
  const { control, formState, refusal } = form
  const { seen, isOld, catchUp, isCatchingUp, theirs } = useCatchingUp({ form, newest, refetch, valuesOf })
  useTellDirty(formState.isDirty, onDirtyChange)
  const isLeaving = formState.isSubmitting || formState.isSubmitSuccessful
  return {
    control,
    isSubmitting: formState.isSubmitting,
    /** What to say at a field that both have changed. */
    theirs,
    /** Stands over the fields while there is something newer. */
    newer:
      (isOld && !isLeaving) || refusal === changedText ? (
        <NewerCallout text={changedText} busy={isCatchingUp} onLoad={catchUp} />
      ) : null,
    /** @param send gets what was typed, and the thing that it was typed over */
    onSubmit: (send: (values: output<Schema>, seen: Thing) => Promise<unknown>) =>
      form.submit(async (values) => {
        await send(values, seen)
        onDirtyChange?.(false)
        onSaved()
      }),
  }
}
