import { createContext, useContext, useId } from 'react'

/** What a `Field` tells the control inside it. */
export type FieldWiring = {
  controlId: string
  labelId: string
  /** The ids of the hint and of the message, whichever are there. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The field around a control, if there is one. */
export function useField(): FieldWiring | null {
  return useContext(FieldContext)
}

/** The id and aria attributes of a single control, from its field; what the control was given itself comes first. */
export function useFieldControl(own: { id?: string; describedBy?: string } = {}) {
  const field = useField()
  const fallbackId = useId()
  return {
    id: own.id ?? field?.controlId ?? fallbackId,
    'aria-describedby': [own.describedBy, field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}

/** The same for a set of choices, which is named by the field's label instead of being pointed at by it. */
export function useFieldGroup() {
  const field = useField()
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}
