import * as z from 'zod/mini'
import { Id, requiredText, textBetween } from './fields.ts'
import { FORM_TEXT } from './form-text.ts'
import { LIMITS } from './limits.ts'

const lines = {
  address: requiredText(FORM_TEXT.address, LIMITS.addressLine),
  city: requiredText(FORM_TEXT.city, LIMITS.addressLine),
  state: requiredText(FORM_TEXT.state, LIMITS.addressLine),
  country: requiredText(FORM_TEXT.country, LIMITS.addressLine),
}

export const AddressInput = z.object({
  ...lines,
  zipCode: textBetween(FORM_TEXT.zipCode, LIMITS.zipCode),
  isDefault: z._default(z.boolean(), false),
})
export type AddressInput = z.infer<typeof AddressInput>

/** An edit asks for the same five fields; the zip code's least length is a rule of adding only. */
export const AddressEdit = z.object({
  ...lines,
  zipCode: requiredText(FORM_TEXT.zipCode, LIMITS.zipCode.max),
  isDefault: z.optional(z.boolean()),
})
export type AddressEdit = z.infer<typeof AddressEdit>

export const Address = z.object({
  _id: Id,
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof Address>

/** An address as it was when an order was placed. */
export const DeliveryAddress = z.omit(Address, { _id: true, isDefault: true })
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

export const AddressList = z.object({ addresses: z.array(Address) })
export const AddressResponse = z.object({ address: Address })
export const AddressAddedResponse = z.object({ success: z.boolean(), message: z.string(), address: Address })
export type AddressAddedResponse = z.infer<typeof AddressAddedResponse>
