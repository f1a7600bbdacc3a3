import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import type { $ZodType, input, output } from 'zod/v4/core'
import { ApiError } from '../http/api-error.ts'
import { useFormDraft } from './use-form-draft.ts'

/** What says the rules of a form: an object of fields. */
export type ZodFormSchema = $ZodType<FieldValues, FieldValues>

/**
 * A form whose rules and messages are a schema of the contract. It is checked when it is sent and from then on at each
 * change; the first wrong field is focused; nothing typed is lost when the sending fails.
 * @param draftKey a name that no other form has, under which what was typed outlasts the end of a session; not for passwords
 */
export function useZodForm<Schema extends ZodFormSchema>(
  schema: Schema,
  defaultValues: DefaultValues<input<Schema>>,
  draftKey?: string,
) {
  const resolver = zodResolver(schema) as unknown as Resolver<input<Schema>, unknown, output<Schema>> // not inferred of a generic one
  const form = useForm<input<Schema>, unknown, output<Schema>>({ resolver, defaultValues, mode: 'onSubmit' })
  useFormDraft(form, draftKey)

  /** Puts what the server says of single fields under them; what it refuses as a whole is the form's own error. */
  function showIssues(error: unknown): void {
    if (!(error instanceof ApiError)) return
    const fields = Object.keys(form.getValues())
    const known = error.issues.filter(({ path }) => fields.includes(path))
    if (known.length === 0) form.setError('root', { type: String(error.status), message: error.message })
    known.forEach(({ path, message }, index) => {
      form.setError(path as Path<input<Schema>>, { message }, { shouldFocus: index === 0 }) // a key of the values
    })
  }

  /**
   * What `<form onSubmit>` is given: sends valid values and waits for the answer.
   * @param send rejects when it fails; the failure itself is shown by whoever made the call
   */
  const submit = (send: (values: output<Schema>) => Promise<unknown>) =>
    form.handleSubmit((values) => send(values).then(() => undefined, showIssues))

  const root = form.formState.errors.root
  /** What the server said when it refused the last sending for no single field's sake. */
  const rootError = root?.type === '400' ? root.message : undefined

  return { ...form, submit, rootError }
}
