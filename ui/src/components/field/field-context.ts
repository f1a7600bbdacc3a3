import { type AriaAttributes, createContext, useContext, useId } from 'react'

/** What a `Field` provides to its control. */
export type FieldContextValue = {
  controlId: string
  labelId: string
  /** Ids of the hint and the error message that are rendered, separated by spaces. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

/** Returns the surrounding field, or `null`. */
export function useField(): FieldContextValue | null {
  return useContext(FieldContext)
}

/** The attributes that a control has without its field. */
type OwnAttributes = { id?: string; describedBy?: string; invalid?: AriaAttributes['aria-invalid'] }

/**
 * Returns the id and the ARIA attributes that connect a single control to its field. Values passed in take precedence.
 */
export function useFieldControl(own: OwnAttributes = {}) {
  const field = useField()
  const fallbackId = useId()
  return {
    id: own.id ?? field?.controlId ?? fallbackId,
    'aria-describedby': [own.describedBy, field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own.invalid ?? (field?.invalid || undefined),
    'aria-required': field?.required || undefined,
  }
}

/**
 * Returns the ARIA attributes that connect a set of options to its field. The set has no single control that the label
 * could point to.
 */
export function useFieldGroup() {
  const field = useField()
  return {
    'aria-labelledby': field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  }
}
