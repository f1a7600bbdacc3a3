import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import type { $ZodType, input, output } from 'zod/v4/core'
import { ApiError } from '../http/api-error.ts'
import { useFormDraft } from './use-form-draft.ts'

/** A schema for an object of fields. */
export type ZodFormSchema = $ZodType<FieldValues, FieldValues>

/**
 * A form that is validated by a schema of the contract, on submit and from then on at each change. The first invalid field
 * gets the focus. A failed submit keeps the values.
 * @param draftKey unique among all forms: the form keeps its changes over the end of a session. Not for passwords
 */
export function useZodForm<Schema extends ZodFormSchema>(
  schema: Schema,
  defaultValues: DefaultValues<input<Schema>>,
  draftKey?: string,
) {
  const resolver = zodResolver(schema) as unknown as Resolver<input<Schema>, unknown, output<Schema>> // not inferred for a generic schema
  const form = useForm<input<Schema>, unknown, output<Schema>>({ resolver, defaultValues, mode: 'onSubmit' })
  useFormDraft(form, draftKey)

  /** Shows the server's issues at their fields, and an error without issues as the form's root error. */
  function showServerError(error: unknown): void {
    if (!(error instanceof ApiError)) return
    const fields = Object.keys(form.getValues())
    const issues = error.issues.filter(({ path }) => fields.includes(path))
    if (issues.length === 0) form.setError('root', { type: String(error.status), message: error.message })
    issues.forEach(({ path, message }, index) => {
      form.setError(path as Path<input<Schema>>, { message }, { shouldFocus: index === 0 }) // a key of the values
    })
  }

  /**
   * Returns the handler for `<form onSubmit>`. It sends valid values and waits for the response.
   * @param send rejects when the request fails; the mutation shows the error toast
   */
  const submit = (send: (values: output<Schema>) => Promise<unknown>) =>
    form.handleSubmit((values) => send(values).then(() => undefined, showServerError))

  const root = form.formState.errors.root
  /** The message of a 400 response that has no issue for a single field. */
  const rootError = root?.type === '400' ? root.message : undefined

  return { ...form, submit, rootError }
}
