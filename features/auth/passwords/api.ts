import { type ChangePasswordInput, type ForgotInput, type ResetInput, Saved } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

export const askForLink = (client: ApiClient, input: ForgotInput) =>
  client
    .url('/auth/forgot')
    .post(input)
    .json((body) => Saved.parse(body))

export const resetPassword = (client: ApiClient, token: string, input: ResetInput) =>
  client
    .url(`/auth/reset/${encodeURIComponent(token)}`)
    .post(input)
    .json((body) => Saved.parse(body))

/** Ends every session of the account, this one too. */
export const changePassword = (client: ApiClient, input: ChangePasswordInput) =>
  client
    .url('/auth/reset')
    .post(input)
    .json((body) => Saved.parse(body))
