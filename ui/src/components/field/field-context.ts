import { type AriaAttributes, createContext, useContext, useId } from 'react'
import { joinIds } from '../../lib/join-ids.ts'

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
type OwnAttributes = { id?: string | undefined } & Pick<
  AriaAttributes,
  'aria-labelledby' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>

const mergeAttributes = (own: OwnAttributes, field: FieldContextValue | null) => ({
  'aria-describedby': joinIds(own['aria-describedby'], field?.describedBy),
  'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  'aria-required': own['aria-required'] ?? (field?.required || undefined),
})

/**
 * Returns the id and the ARIA attributes that connect a single control to its field. Pass in the props of the control, and spread
 * the result after them: own descriptions are kept in front of those of the field, and other values take precedence.
 */
export function useFieldControl(own: OwnAttributes = {}) {
  const field = useField()
  const fallbackId = useId()
  return { id: own.id ?? field?.controlId ?? fallbackId, ...mergeAttributes(own, field) }
}

/**
 * Returns the ARIA attributes that connect a control of several parts, such as a set of options, to its field. It has no single
 * part that the label could point to. Pass in its props, and spread the result after them.
 */
export function useFieldGroup(own: OwnAttributes = {}) {
  const field = useField()
  return { 'aria-labelledby': own['aria-labelledby'] ?? field?.labelId, ...mergeAttributes(own, field) }
}
