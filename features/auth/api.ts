import {
  type LoginInput,
  MeResponse,
  type ProfileInput,
  ProfileResponse,
  type Provider,
  ProviderList,
  type RegisterInput,
  SignInResponse,
} from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

export const login = (client: ApiClient, input: LoginInput) =>
  client
    .url('/auth/login')
    .post(input)
    .json((body) => SignInResponse.parse(body))

export const register = (client: ApiClient, input: RegisterInput) =>
  client
    .url('/auth/register')
    .post(input)
    .json((body) => SignInResponse.parse(body))

/** The external sign-ins: those that are not by email. */
export const externalProviders = (client: ApiClient, signal: AbortSignal) =>
  client
    .options({ signal })
    .url('/auth/providers')
    .get()
    .json((body) => ProviderList.parse(body).providers.filter((provider) => provider !== 'Email'))

/** Where a browser goes to sign in with somebody else: an address to open, not a call. */
export const signInUrl = (provider: Provider): string => `/api/auth/${provider.toLowerCase()}`

/** Ends the session at the server, also while the page is being left. */
export const logout = (client: ApiClient) => client.options({ keepalive: true }).url('/auth/logout').post({}).res()

export const me = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/user/me')
    .get()
    .json((body) => MeResponse.parse(body).user)

export const updateProfile = (client: ApiClient, profile: ProfileInput) =>
  client
    .url('/user')
    .put({ profile })
    .json((body) => ProfileResponse.parse(body))
