import { createFilteredListAtom } from '@whirligig/core/pagination'
import { listUsers } from './users-api.ts'

/** A page of users (1-based), or the results of a search. Empty texts neither search nor filter by role. */
export const usersAtom = createFilteredListAtom(['users'], listUsers)
