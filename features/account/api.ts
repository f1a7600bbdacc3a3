import { type ChangePasswordInput, MessageResponse, type ProfileInput, ProfileResponse } from '@whirligig/contract'
import { type ApiClient, postJson, putJson } from '@whirligig/core/http'

export const updateProfile = (client: ApiClient, profile: ProfileInput) =>
  putJson(client, '/user', ProfileResponse, { profile })

/** Changes the password. The server ends all sessions of the user, including this one. */
export const changePassword = (client: ApiClient, input: ChangePasswordInput) =>
  postJson(client, '/auth/reset', MessageResponse, input)
