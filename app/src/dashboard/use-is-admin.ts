import { isAdmin } from '@whirligig/contract'
import { userAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'

/** Whether the signed-in user is an admin; false while the profile is loading. Other roles see fewer actions on the same pages. */
export function useIsAdmin(): boolean {
  return isAdmin(useAtomValue(userAtom))
}
