import type { Control, FieldValues } from 'react-hook-form'

/** The control of a form for those who know only some of its fields. A form that has more fields than these has these, too. */
export const narrowControl = <Fields extends FieldValues, Values extends Fields, Output>(
  control: Control<Values, unknown, Output>,
) => control as unknown as Control<Fields, unknown, Output> // its type says that it could set all fields at once
