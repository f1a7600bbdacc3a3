import type { StaffWork } from '@whirligig/contract'
import { useMutationSuccess } from '@whirligig/core/query'
import { pollWhileVisible, useSocketEvent, useThrottled } from '@whirligig/core/realtime'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { staffWorkAtom } from './staff-work-atom.ts'

/** Many orders can change at once. */
const WAIT_MS = 1000

/**
 * Returns what waits for staff; undefined until it is known. It is counted again when an order changes, when this tab has changed something,
 * and at an interval, because no event announces new reviews, applications and messages.
 */
export function useStaffWork(): StaffWork | undefined {
  const { data, refetch } = useAtomValue(staffWorkAtom)
  const refresh = useThrottled(refetch, WAIT_MS)
  const onInterval = useEffectEvent(refresh)
  useSocketEvent('orderChanged', refresh)
  useEffect(function refreshAtInterval() {
    return pollWhileVisible(() => onInterval())
  }, [])
  useMutationSuccess(refresh)
  return data
}
