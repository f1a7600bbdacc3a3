import { useReportDirty, useZodForm, type ZodFormSchema } from '@whirligig/core/forms'

export type Adding = {
  onAdded: () => void
  /** Whether something was typed that has not been saved. */
  onDirtyChange?: (isDirty: boolean) => void
}

/**
 * The form of something new.
 * @param name what is added: `product`
 * @param empty what it shows at first, and again once it is sent
 */
export function useAdding<Schema extends ZodFormSchema>(
  name: string,
  schema: Schema,
  empty: Parameters<typeof useZodForm<Schema>>[1],
  { onAdded, onDirtyChange }: Adding,
) {
  const { control, submit, formState, reset } = useZodForm(schema, empty, `add ${name}`)
  useReportDirty(formState.isDirty, onDirtyChange)
  return {
    control,
    isSubmitting: formState.isSubmitting,
    onSubmit: (add: Parameters<typeof submit>[0]) =>
      submit(async (values) => {
        await add(values)
        reset()
        onDirtyChange?.(false)
        onAdded()
      }),
  }
}
