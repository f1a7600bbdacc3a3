import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>

/** Form values are primitives, files and lists of primitives. Files are compared by identity. */
function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSameValue(item, b[i]))
  return Object.is(a, b)
}

/**
 * Merges newer server values into a form that the user has edited. Edited fields keep their values, the others get the
 * latest ones, and dirty fields are those that differ from the latest values.
 * @param baseline the values with which the user started to edit
 * @returns the fields that the user and the server have changed to different values
 */
export function mergeEdits<Values extends FieldValues>(form: Form<Values>, baseline: Values, latest: Values) {
  const values = form.getValues()
  const fields = Object.keys(latest) as Path<Values>[] // form values are flat
  const edited = fields.filter((field) => !isSameValue(values[field], baseline[field]))
  form.reset(latest as DefaultValues<Values>, { keepDirtyValues: true }) // complete values are default values
  // `reset` keeps the dirty values, but not their dirty state.
  for (const field of edited) form.setValue(field, values[field], { shouldDirty: true })
  return edited.filter(
    (field) => !isSameValue(latest[field], baseline[field]) && !isSameValue(latest[field], values[field]),
  )
}

/** The hint at a field with a conflict. */
export function conflictText(latest: unknown): string {
  return typeof latest === 'string' && latest !== ''
    ? `Someone else has changed this to “${latest}”.`
    : 'Someone else has changed this, too.'
}
