import { MerchantInput, MerchantSignupInput, MessageResponse } from '@whirligig/contract'
import { type ApiClient, postJson } from '@whirligig/core/http'

export { MerchantInput, MerchantSignupInput }

export const sendApplication = (client: ApiClient, input: MerchantInput) =>
  postJson(client, '/merchant/add', MessageResponse, input)

/** @param token from the link in the invitation mail */
export const signUpMerchant = (client: ApiClient, token: string, input: MerchantSignupInput) =>
  postJson(client, `/merchant/signup/${encodeURIComponent(token)}`, MessageResponse, input)

/** Makes the signed-in user, who has the invited email, a merchant. @param token from the link in the invitation mail */
export const acceptInvitation = (client: ApiClient, token: string) =>
  postJson(client, `/merchant/signup/${encodeURIComponent(token)}/accept`, MessageResponse, {})
