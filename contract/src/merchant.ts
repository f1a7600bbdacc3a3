import * as z from 'zod/mini'
import { APPROVAL_STATUSES } from './enums.ts'
import { FIELD_TEXT } from './field-text.ts'
import { Email, FirstName, Id, IsoDate, LastName, Name, PhoneNumber, requiredText, textBetween } from './fields.ts'
import { maxLength, minLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'
import { MessageResponse } from './responses.ts'

export const MerchantInput = z.object({
  name: Name,
  email: Email,
  phoneNumber: PhoneNumber,
  brandName: requiredText(FIELD_TEXT.brandName, LIMITS.name),
  business: textBetween(FIELD_TEXT.business, LIMITS.business),
})
export type MerchantInput = z.infer<typeof MerchantInput>

/** The account of an invited merchant. A short password has the same message as a missing one. */
export const MerchantSignupInput = z.object({
  email: Email,
  password: z
    .string(FIELD_TEXT.password.required)
    .check(
      minLength(LIMITS.password.min, { error: FIELD_TEXT.password.required, abort: true }),
      maxLength(LIMITS.password.max, FIELD_TEXT.password.long),
    ),
  firstName: FirstName,
  lastName: LastName,
})
export type MerchantSignupInput = z.infer<typeof MerchantSignupInput>

export const Merchant = z.object({
  _id: Id,
  name: z.string(),
  email: z.nullable(z.string()),
  phoneNumber: z.string(),
  brandName: z.string(),
  business: z.string(),
  status: z.enum(APPROVAL_STATUSES),
  /** Whether the merchant can sell: false before the approval and while disabled. */
  isActive: z.boolean(),
  /** An approved merchant without an account has not used the invitation yet. Another approval sends a new one. */
  hasAccount: z.boolean(),
  /** The number of toys in the shop that go off sale when the merchant is disabled or deleted. */
  activeToys: z.int(),
  created: IsoDate,
})
export type Merchant = z.infer<typeof Merchant>

export const MerchantList = z.object({ merchants: z.array(Merchant) })
export const MerchantActive = z.object({ merchant: z.object({ isActive: z.boolean() }) })
/** The response to approving, rejecting, enabling and disabling. */
export const MerchantSavedResponse = z.extend(MessageResponse, { merchant: Merchant })
export type MerchantSavedResponse = z.infer<typeof MerchantSavedResponse>
