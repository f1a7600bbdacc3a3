import { FormError, useReportDirty, useZodForm, type ZodFormSchema } from '@whirligig/core/forms'

export type CreateFormCallbacks = {
  onAdded: () => void
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

/**
 * The form that creates a brand, category or product.
 * @param noun the name of the draft: `product`
 * @param defaultValues the initial values, and the values after submitting
 */
export function useCreateForm<Schema extends ZodFormSchema>(
  noun: string,
  schema: Schema,
  defaultValues: Parameters<typeof useZodForm<Schema>>[1],
  { onAdded, onDirtyChange }: CreateFormCallbacks,
) {
  const { control, submit, formState, reset } = useZodForm(schema, defaultValues, `add ${noun}`)
  useReportDirty(formState.isDirty, onDirtyChange)
  return {
    control,
    isSubmitting: formState.isSubmitting,
    /** The error of the last submit. */
    formError: <FormError control={control} />,
    onSubmit: (create: Parameters<typeof submit>[0]) =>
      submit(async (values) => {
        await create(values)
        reset()
        onDirtyChange?.(false)
        onAdded()
      }),
  }
}
