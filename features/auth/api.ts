import {
  type LoginInput,
  Me,
  type ProfileInput,
  ProfileSaved,
  type Provider,
  ProviderList,
  type RegisterInput,
  SignedIn,
} from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

export const login = (client: ApiClient, input: LoginInput) =>
  client
    .url('/auth/login')
    .post(input)
    .json((body) => SignedIn.parse(body))

export const register = (client: ApiClient, input: RegisterInput) =>
  client
    .url('/auth/register')
    .post(input)
    .json((body) => SignedIn.parse(body))

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
    .json((body) => Me.parse(body).user)

export const updateProfile = (client: ApiClient, profile: ProfileInput) =>
  client
    .url('/user')
    .put({ profile })
    .json((body) => ProfileSaved.parse(body))
