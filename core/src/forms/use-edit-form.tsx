import type { DefaultValues } from 'react-hook-form'
import type { input, output } from 'zod/v4/core'
import { FormError } from './form-error.tsx'
import { StaleCallout } from './stale-callout.tsx'
import { useEditConflict } from './use-edit-conflict.ts'
import { useReportDirty } from './use-report-dirty.ts'
import { useZodForm, type ZodFormSchema } from './use-zod-form.ts'

export type EditFormSource<Row> = {
  /** The row as it is in the query cache. */
  latest: Row
  /** Refetches the row. `data` is the cached row if that fails. */
  refetch: () => Promise<{ data: Row | undefined }>
  /** Called after saving, before the form is left. */
  onSaved: () => void
  /** Called when the form starts or stops having unsaved changes. */
  onDirtyChange?: (isDirty: boolean) => void
}

export type EditFormOptions<Row, Schema extends ZodFormSchema> = EditFormSource<Row> & {
  schema: Schema
  toFormValues: (row: Row) => input<Schema> & DefaultValues<input<Schema>>
  /** The server's error for an edit of an outdated version. */
  changedText: string
}

/** The form that edits a row. It detects changes of other users and merges them on request. */
export function useEditForm<Row extends { _id: string; version: number }, Schema extends ZodFormSchema>({
  schema,
  latest,
  refetch,
  toFormValues,
  changedText,
  onSaved,
  onDirtyChange,
}: EditFormOptions<Row, Schema>) {
  const form = useZodForm(schema, toFormValues(latest), `edit ${latest._id}`)
  const { control, formState, rootError } = form
  const conflict = useEditConflict({ form, latest, refetch, toFormValues })
  useReportDirty(formState.isDirty, onDirtyChange)
  const isLeaving = formState.isSubmitting || formState.isSubmitSuccessful
  const isRefused = rootError === changedText
  const isOutdated = (conflict.isStale && !isLeaving) || isRefused
  return {
    control,
    isSubmitting: formState.isSubmitting,
    /** A hint for each field that both users have changed. */
    conflictHints: conflict.conflictHints,
    /** Render it above the fields. It is null while the form is up to date. */
    staleCallout: isOutdated ? (
      <StaleCallout
        text={changedText}
        loading={conflict.isLoadingLatest}
        onLoad={conflict.loadLatest}
        refused={isRefused}
      />
    ) : null,
    /** Any other error of the last submit. Render it above the submit button. */
    formError: isOutdated ? null : <FormError control={control} />,
    /** @param save gets the form's values and the row on which they are based */
    onSubmit: (save: (values: output<Schema>, baseline: Row) => Promise<unknown>) =>
      form.submit(async (values) => {
        await save(values, conflict.baseline)
        onDirtyChange?.(false)
        onSaved()
      }),
  }
}
