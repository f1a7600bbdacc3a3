import { createSearchableListAtom } from '@whirligig/core/pagination'
import { userPage, usersFound } from './api.ts'

/** A page of users, 1-based, or what a search finds; '' searches for nothing. */
export const usersAtom = createSearchableListAtom(['users'], userPage, usersFound)
