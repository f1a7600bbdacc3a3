import { PAGE_SIZE, UserList, UserPage } from '@whirligig/contract'
import { type ApiClient, getJson, toQueryString } from '@whirligig/core/http'

/** A page of users, newest first. `page` is 1-based. */
export const listUsers = (client: ApiClient, page: number, signal?: AbortSignal): Promise<UserPage> =>
  getJson(client, `/user${toQueryString({ page, limit: PAGE_SIZE.users })}`, UserPage, signal)

/** The users that match a search, at most 100, as one page. */
export async function searchUsers(client: ApiClient, search: string, signal?: AbortSignal): Promise<UserPage> {
  const { users } = await getJson(client, `/user/search${toQueryString({ search })}`, UserList, signal)
  return { users, totalPages: 1, currentPage: 1, count: users.length }
}
