import { type MerchantInput, type MerchantSignupInput, MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

export const applyAsSeller = (client: ApiClient, input: MerchantInput) =>
  client
    .url('/merchant/add')
    .post(input)
    .json((body) => MessageResponse.parse(body))

export const completeSignUp = (client: ApiClient, token: string, input: MerchantSignupInput) =>
  client
    .url(`/merchant/signup/${encodeURIComponent(token)}`)
    .post(input)
    .json((body) => MessageResponse.parse(body))
