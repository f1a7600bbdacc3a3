import { userAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { isAdmin } from './role.ts'

/** Whether the signed-in user is an admin. Other roles see fewer actions on the same pages. */
export function useIsAdmin(): boolean {
  return isAdmin(useAtomValue(userAtom))
}
