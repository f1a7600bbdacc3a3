import { createSearchableListAtom } from '@whirligig/core/pagination'
import { listUsers, searchUsers } from './users-api.ts'

/** A page of users (1-based), or the results of a search; '' does not search. */
export const usersAtom = createSearchableListAtom(['users'], listUsers, searchUsers)
