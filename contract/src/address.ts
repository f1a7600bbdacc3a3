import * as z from 'zod/mini'
import { FIELD_TEXT } from './field-text.ts'
import { Id, requiredText, textBetween } from './fields.ts'
import { LIMITS } from './limits.ts'

const fields = {
  address: requiredText(FIELD_TEXT.address, LIMITS.addressLine),
  city: requiredText(FIELD_TEXT.city, LIMITS.addressLine),
  state: requiredText(FIELD_TEXT.state, LIMITS.addressLine),
  country: requiredText(FIELD_TEXT.country, LIMITS.addressLine),
}

export const AddressInput = z.object({
  ...fields,
  zipCode: textBetween(FIELD_TEXT.zipCode, LIMITS.zipCode),
  isDefault: z._default(z.boolean(), false),
})
export type AddressInput = z.infer<typeof AddressInput>

/** The minimum length of the zip code applies to new addresses only. */
export const AddressEdit = z.object({
  ...fields,
  zipCode: requiredText(FIELD_TEXT.zipCode, LIMITS.zipCode.max),
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

/** The copy of an address that an order keeps. */
export const DeliveryAddress = z.omit(Address, { _id: true, isDefault: true })
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

export const AddressList = z.object({ addresses: z.array(Address) })
export const AddressResponse = z.object({ address: Address })
export const AddressAddedResponse = z.object({ success: z.boolean(), message: z.string(), address: Address })
export type AddressAddedResponse = z.infer<typeof AddressAddedResponse>
