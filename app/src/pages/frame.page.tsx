import { usePollingFallback, useSocketEvent } from '@whirligig/core/realtime'
import { userQueryAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { StaffFrame } from '../dashboard/staff-frame.tsx'
import { useStaffFrame } from '../dashboard/use-staff-frame.ts'

/** The frame of the dashboard, the support and an order: the back office for staff, the shop for members. */
export function Component() {
  const { data: user, refetch } = useAtomValue(userQueryAtom)
  // An admin may disable the merchant, or enable them again, while the page is open.
  useSocketEvent('accountChanged', () => refetch())
  usePollingFallback(() => refetch())
  const access = useStaffFrame()
  return access ? (
    <StaffFrame access={access} firstName={user?.firstName}>
      <Outlet />
    </StaffFrame>
  ) : (
    <Outlet />
  )
}
