import { userAtom } from '@whirligig/core/session'
import { useAtomValue } from 'jotai'
import { Outlet } from 'react-router-dom'
import { StaffFrame } from '../dashboard/staff-frame.tsx'
import { useStaffFrame } from '../dashboard/use-staff-frame.ts'

/** The frame of the dashboard, the support and an order: the back office for staff, the shop for members. */
export function Component() {
  const user = useAtomValue(userAtom)
  const access = useStaffFrame()
  return access ? (
    <StaffFrame access={access} firstName={user?.firstName}>
      <Outlet />
    </StaffFrame>
  ) : (
    <Outlet />
  )
}
