import type { Control, FieldValues } from 'react-hook-form'

/** Narrows the control of a form to some of its fields, for components that several forms share. */
export const narrowControl = <Fields extends FieldValues, Values extends Fields, Output>(
  control: Control<Values, unknown, Output>,
) => control as unknown as Control<Fields, unknown, Output> // invariant, because a control could also set all fields
