import { PAGE_SIZE, UserList, UserPage } from '@whirligig/contract'
import { type ApiClient, getJson, toQueryString } from '@whirligig/core/http'
import type { ListQuery } from '@whirligig/core/pagination'

/** A page of users, newest first. `page` is 1-based; an empty `status` is every role. */
const listPage = (client: ApiClient, page: number, status: string, signal?: AbortSignal): Promise<UserPage> =>
  getJson(client, `/user${toQueryString({ page, limit: PAGE_SIZE.users, status })}`, UserPage, signal)

/** The users that match a search, at most 100, as one page. */
export async function searchUsers(
  client: ApiClient,
  search: string,
  signal?: AbortSignal,
  status = '',
): Promise<UserPage> {
  const { users } = await getJson(client, `/user/search${toQueryString({ search, status })}`, UserList, signal)
  return { users, totalPages: 1, currentPage: 1, count: users.length }
}

/** The CSV file of all users that a list finds. */
export const toExportPath = (search: string, status: string) => `/user/export${toQueryString({ search, status })}`

/** The users that a list shows. */
export const listUsers = (
  client: ApiClient,
  { page, search, filter }: ListQuery,
  signal?: AbortSignal,
): Promise<UserPage> => (search ? searchUsers(client, search, signal, filter) : listPage(client, page, filter, signal))
