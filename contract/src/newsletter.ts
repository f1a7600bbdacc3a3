import * as z from 'zod/mini'
import { Email, Id, IsoDate } from './fields.ts'
import { pageFields } from './responses.ts'

export const NewsletterInput = z.object({ email: Email })
export type NewsletterInput = z.infer<typeof NewsletterInput>

/** An address that gets the newsletter, for admins. */
export const Subscriber = z.object({ _id: Id, email: z.string(), created: IsoDate })
export type Subscriber = z.infer<typeof Subscriber>

export const SubscriberPage = z.object({ subscribers: z.array(Subscriber), ...pageFields })
export type SubscriberPage = z.infer<typeof SubscriberPage>
