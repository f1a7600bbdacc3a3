import type { StaffWork } from '@whirligig/contract'
import { useMutationSuccess } from '@whirligig/core/query'
import { pollWhileVisible, useSocketEvent } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { staffWorkAtom } from './staff-work-atom.ts'

/** Many orders can change at once. */
const WAIT_MS = 1000

/**
 * Returns what waits for staff; undefined until it is known. It is counted again when an order changes, when this tab has changed something,
 * and at an interval, because no event announces new reviews, applications and messages.
 */
export function useStaffWork(): StaffWork | undefined {
  const { data, refetch } = useAtomValue(staffWorkAtom)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = useEffectEvent(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      refetch()
    }, WAIT_MS)
  })
  useSocketEvent('orderChanged', () => refresh())
  useEffect(function refreshAtInterval() {
    return pollWhileVisible(() => refresh())
  }, [])
  useMutationSuccess(() => refresh())
  useEffect(() => () => clearTimeout(timer.current), [])
  return data
}
