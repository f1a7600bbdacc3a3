import * as z from 'zod/mini'
import { Email, Name, textBetween } from './fields.ts'
import { FORM_TEXT } from './form-text.ts'
import { LIMITS } from './limits.ts'

export const ContactInput = z.object({
  name: Name,
  email: Email,
  message: textBetween(FORM_TEXT.message, LIMITS.message),
})
export type ContactInput = z.infer<typeof ContactInput>
