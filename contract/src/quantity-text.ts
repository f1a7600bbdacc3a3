import { LIMITS } from './limits.ts'

/** The error texts of quantities. */
export const QUANTITY_TEXT = {
  required: 'Quantity is required.',
  number: 'Quantity must be a number.',
  whole: 'Quantity must be a whole number.',
  negative: 'Quantity must be at least 0.',
  none: 'Quantity must be at least 1.',
  tooLarge: `Quantity may not be greater than ${LIMITS.inventory}.`,
  /** @param max the maximum quantity of a product in one order */
  over: (max: number) => `Quantity may not be greater than ${max}.`,
} as const
