import { userAtom } from '@whirligig/auth'
import { useAtomValue } from 'jotai'
import { toDashboardRole } from './role.ts'

/** Whether the dashboard is an admin's. Others see less of the same pages. */
export function useIsAdmin(): boolean {
  const user = useAtomValue(userAtom)
  return user !== null && toDashboardRole(user) === 'admin'
}
