import { PAGE_SIZE, UserList, UserPage } from '@whirligig/contract'
import { type ApiClient, toQueryString } from '@whirligig/core/http'

/** Everybody with an account, the newest first. `page` is 1-based. */
export const userPage = (client: ApiClient, page: number, signal?: AbortSignal): Promise<UserPage> =>
  client
    .options({ signal })
    .url(`/user${toQueryString({ page, limit: PAGE_SIZE.users })}`)
    .get()
    .json((body) => UserPage.parse(body))

/** Whom a search finds, on one page: a hundred at most. */
export const usersFound = (client: ApiClient, search: string, signal?: AbortSignal): Promise<UserPage> =>
  client
    .options({ signal })
    .url(`/user/search${toQueryString({ search })}`)
    .get()
    .json((body) => {
      const { users } = UserList.parse(body)
      return { users, totalPages: 1, currentPage: 1, count: users.length }
    })
