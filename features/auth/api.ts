import {
  type ForgotPasswordInput,
  type LoginInput,
  MessageResponse,
  type Provider,
  ProviderList,
  type RegisterInput,
  type ResetPasswordInput,
  SignInResponse,
} from '@whirligig/contract'
import { type ApiClient, connect, getJson, postJson } from '@whirligig/core/http'

export const login = (client: ApiClient, input: LoginInput) => postJson(client, '/auth/login', SignInResponse, input)

export const register = (client: ApiClient, input: RegisterInput) =>
  postJson(client, '/auth/register', SignInResponse, input)

/** Ends the session on the server, even while the page is unloading. */
export const signOut = (client: ApiClient) =>
  connect(client).options({ keepalive: true }).url('/auth/logout').post({}).res()

export const listExternalProviders = async (client: ApiClient, signal: AbortSignal): Promise<Provider[]> => {
  const { providers } = await getJson(client, '/auth/providers', ProviderList, signal)
  return providers.filter((provider) => provider !== 'Email')
}

/** Returns the URL that starts the sign-in with an external provider. The browser navigates to it. */
export const getExternalSignInUrl = (provider: Provider): string => `/api/auth/${provider.toLowerCase()}`

/** Sends the mail with the reset link. */
export const requestPasswordReset = (client: ApiClient, input: ForgotPasswordInput) =>
  postJson(client, '/auth/forgot', MessageResponse, input)

/** Sets a new password. @param input.token the token of the reset link */
export const resetPassword = (client: ApiClient, { token, ...input }: ResetPasswordInput & { token: string }) =>
  postJson(client, `/auth/reset/${encodeURIComponent(token)}`, MessageResponse, input)
