import { useSetAtom } from 'jotai'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import type { $ZodType, input, output } from 'zod/v4/core'
import { ApiError } from '../http/api-error.ts'
import { showToastAtom } from '../toasts/atoms.ts'
import { toFormError, VALIDATION_NOT_LOADED } from './to-form-error.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useOutageReset } from './use-outage-reset.ts'
import { usePreloadForInput } from './use-preload-for-input.ts'

/** A schema for an object of fields. */
export type ZodFormSchema = $ZodType<FieldValues, FieldValues>

const loadCreateResolver = async () => (await import('./create-zod-resolver.ts')).createZodResolver

/**
 * A form that is validated by a schema of the contract, on submit and from then on at each change. The first invalid field
 * gets the focus. A failed submit keeps the values, and `FormError` shows its error.
 * @param schema the schema, or a function that imports it. It is imported when the user starts or the browser is idle; a submit
 * waits for it
 * @param draftKey unique among all forms: the form keeps its changes over the end of a session. Not for passwords
 */
export function useZodForm<Schema extends ZodFormSchema>(
  schema: Schema | (() => Promise<Schema>),
  defaultValues: DefaultValues<input<Schema>>,
  draftKey?: string,
) {
  /** Imports what the validation needs. An import that failed is tried again by the next call. */
  const loadResolver = async () => {
    const loadSchema = async (): Promise<Schema> => (typeof schema === 'function' ? schema() : schema)
    const [createResolver, loadedSchema] = await Promise.all([loadCreateResolver(), loadSchema()])
    return createResolver<Schema>(loadedSchema)
  }
  const resolver: Resolver<input<Schema>, unknown, output<Schema>> = async (...args) => (await loadResolver())(...args)
  const form = useForm<input<Schema>, unknown, output<Schema>>({ resolver, defaultValues, mode: 'onSubmit' })
  const showToast = useSetAtom(showToastAtom)
  useFormDraft(form, draftKey)
  useOutageReset(form)
  usePreloadForInput(loadResolver)

  /** Shows the server's issues at their fields, and an error without issues as the form's root error. */
  function showServerError(error: unknown): void {
    const fields = Object.keys(form.getValues())
    const issues = error instanceof ApiError ? error.issues.filter(({ path }) => fields.includes(path)) : []
    const formError = issues.length === 0 ? toFormError(error) : null
    if (formError) form.setError('root', formError)
    issues.forEach(({ path, message }, index) => {
      form.setError(path as Path<input<Schema>>, { message }, { shouldFocus: index === 0 }) // a key of the values
    })
  }

  function showLoadError(): void {
    form.setError('root', VALIDATION_NOT_LOADED)
    showToast({ tone: 'error', title: VALIDATION_NOT_LOADED.message })
  }

  /**
   * Returns the handler for `<form onSubmit>`. It sends valid values and waits for the response.
   * @param send rejects when the request fails; the mutation shows the error toast
   */
  const submit = (send: (values: output<Schema>) => Promise<unknown>) => {
    const handleSubmit = form.handleSubmit((values) => send(values).then(() => undefined, showServerError))
    return (event: Parameters<typeof handleSubmit>[0]) => handleSubmit(event).catch(showLoadError)
  }

  const root = form.formState.errors.root
  /** The message of a 400 response that has no issue for a single field. */
  const rootError = root?.type === '400' ? root.message : undefined

  return { ...form, submit, rootError }
}
