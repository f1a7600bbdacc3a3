import type { DefaultValues } from 'react-hook-form'
import type { input, output } from 'zod/v4/core'
import { StaleCallout } from './stale-callout.tsx'
import { useEditConflict } from './use-edit-conflict.ts'
import { useReportDirty } from './use-report-dirty.ts'
import { useZodForm, type ZodFormSchema } from './use-zod-form.ts'

export type EditFormSource<Thing> = {
  /** The thing as the server says it is now. */
  latest: Thing
  /** Asks for the newest; answers what was there before where that fails. */
  refetch: () => Promise<{ data: Thing | undefined }>
  /** It is saved: the form is about to be left. */
  onSaved: () => void
  /** Whether something was typed that has not been saved. */
  onDirtyChange?: (isDirty: boolean) => void
}

export type EditFormOptions<Thing, Schema extends ZodFormSchema> = EditFormSource<Thing> & {
  schema: Schema
  /** What the form shows of the thing. */
  toFormValues: (thing: Thing) => input<Schema> & DefaultValues<input<Schema>>
  /** Says that somebody else has changed it, as the server does. */
  changedText: string
}

/** The form of a thing that is there. What somebody else saves meanwhile is neither lost nor taken in unasked. */
export function useEditForm<Thing extends { _id: string; version: number }, Schema extends ZodFormSchema>({
  schema,
  latest: newest,
  refetch,
  toFormValues: valuesOf,
  changedText,
  onSaved,
  onDirtyChange,
}: EditFormOptions<Thing, Schema>) {
  const form = useZodForm(schema, valuesOf(newest), `edit ${newest._id}`)
  const { control, formState, rootError: refusal } = form
  const {
    seen,
    isStale: isOld,
    catchUp,
    isCatchingUp,
    theirs: conflictHints,
  } = useEditConflict({ form, latest: newest, refetch, toFormValues: valuesOf })
  useReportDirty(formState.isDirty, onDirtyChange)
  const isLeaving = formState.isSubmitting || formState.isSubmitSuccessful
  return {
    control,
    isSubmitting: formState.isSubmitting,
    /** What to say at a field that both have changed. */
    conflictHints,
    /** Stands over the fields while there is something newer. */
    staleCallout:
      (isOld && !isLeaving) || refusal === changedText ? (
        <StaleCallout text={changedText} busy={isCatchingUp} onLoad={catchUp} />
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
