import { FIELD_TEXT } from './field-text.ts'
import { IMAGE_TEXT } from './image-text.ts'
import { PRODUCT_TEXT } from './product-text.ts'
import { QUANTITY_TEXT } from './quantity-text.ts'
import { REVIEW_TEXT } from './review-text.ts'

/** The error texts of all form fields. Code of the browser uses its parts, so that a page loads only the texts of its forms. */
export const FORM_TEXT = {
  ...FIELD_TEXT,
  ...PRODUCT_TEXT,
  ...REVIEW_TEXT,
  image: IMAGE_TEXT,
  quantity: QUANTITY_TEXT,
} as const
