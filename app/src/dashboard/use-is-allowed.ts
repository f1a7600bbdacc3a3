import { useMatches } from 'react-router-dom'
import type { DashboardHandle } from './dashboard-routes.tsx'
import type { DashboardAccess } from './role.ts'

/** Whether a route's handle restricts who sees its page. Handles are untyped in React Router. */
const isDashboardHandle = (handle: unknown): handle is DashboardHandle =>
  typeof handle === 'object' && handle !== null && 'isAllowed' in handle

/** Whether a user may see the page of the routes with these handles. */
export const isAllowed = (handles: readonly unknown[], access: DashboardAccess): boolean =>
  handles.every((handle) => !isDashboardHandle(handle) || handle.isAllowed(access))

/** Returns a function that tells whether a user may see the page of the current path. */
export function useIsAllowed(): (access: DashboardAccess) => boolean {
  const matches = useMatches()
  return (access) =>
    isAllowed(
      matches.map(({ handle }) => handle),
      access,
    )
}
