import {
  type ChangePasswordInput,
  type ForgotPasswordInput,
  MessageResponse,
  type ResetPasswordInput,
} from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

export const askForLink = (client: ApiClient, input: ForgotPasswordInput) =>
  client
    .url('/auth/forgot')
    .post(input)
    .json((body) => MessageResponse.parse(body))

export const resetPassword = (client: ApiClient, token: string, input: ResetPasswordInput) =>
  client
    .url(`/auth/reset/${encodeURIComponent(token)}`)
    .post(input)
    .json((body) => MessageResponse.parse(body))

/** Ends every session of the account, this one too. */
export const changePassword = (client: ApiClient, input: ChangePasswordInput) =>
  client
    .url('/auth/reset')
    .post(input)
    .json((body) => MessageResponse.parse(body))
