import { MeResponse, type User } from '@whirligig/contract'
import type { ApiClient } from '../http/api-client.ts'
import { getJson } from '../http/json-requests.ts'

/** Returns the profile of the signed-in user. */
export const getProfile = async (client: ApiClient, signal: AbortSignal): Promise<User> =>
  (await getJson(client, '/user/me', MeResponse, signal)).user
