import * as z from 'zod/mini'
import { Email } from './fields.ts'

export const NewsletterInput = z.object({ email: Email })
export type NewsletterInput = z.infer<typeof NewsletterInput>
