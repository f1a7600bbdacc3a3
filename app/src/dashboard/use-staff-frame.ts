import type { User } from '@whirligig/contract'
import { userAtom } from '@whirligig/core/session'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { staffFrameAtom, staffHint } from '../layout/staff-frame-atom.ts'
import { type DashboardAccess, hasPassword, isStaff, toDashboardRole } from './role.ts'

const PASSWORD = '+password'

function getAccess(user: User): DashboardAccess | null {
  const role = toDashboardRole(user)
  return role === 'disabled' ? null : { role, hasPassword: hasPassword(user) }
}

/** Formats what is stored on the device: `admin+password`; `''` for members. */
const formatAccess = (access: DashboardAccess | null): string =>
  access ? access.role + (access.hasPassword ? PASSWORD : '') : ''

/** Parses what is stored on the device. */
const parseAccess = (text: string | null): DashboardAccess => ({
  role: text?.startsWith('merchant') ? 'merchant' : 'admin',
  hasPassword: text?.endsWith(PASSWORD) ?? false,
})

/** Whether the page is in the frame of the back office. Until the profile is loaded, the hint of the last visit decides. */
export function useIsStaffFrame(): boolean {
  const user = useAtomValue(userAtom)
  const isHinted = useAtomValue(staffFrameAtom)
  return user ? isStaff(user) : isHinted
}

/**
 * Returns what the menu of the back office depends on, and null in the frame of the shop. The layout leaves out the frame of the
 * shop then.
 */
export function useStaffFrame(): DashboardAccess | null {
  const isStaffFrame = useIsStaffFrame()
  const user = useAtomValue(userAtom)
  const setStaffFrame = useSetAtom(staffFrameAtom)
  useLayoutEffect(
    function replaceShopFrame() {
      setStaffFrame(isStaffFrame)
      return () => setStaffFrame(false)
    },
    [isStaffFrame, setStaffFrame],
  )
  const access = user ? getAccess(user) : parseAccess(staffHint.read())
  const hint = user && formatAccess(isStaffFrame ? access : null)
  useEffect(
    function rememberFrame() {
      if (hint !== null) staffHint.write(hint || null)
    },
    [hint],
  )
  return isStaffFrame ? access : null
}
