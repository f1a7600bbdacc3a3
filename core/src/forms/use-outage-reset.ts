import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isOutage } from '../http/api-error.ts'
import { isUnreachableAtom } from '../http/connectivity.ts'

/**
 * Removes the root error of a request that has not reached the shop when the user edits the form, or when the shop is reachable again.
 * What the server has refused stays until the next submit.
 */
export function useOutageReset<Values extends FieldValues, Output>({
  formState,
  subscribe,
  clearErrors,
}: UseFormReturn<Values, unknown, Output>): void {
  const isUnreachable = useAtomValue(isUnreachableAtom)
  const { root } = formState.errors
  const reset = useEffectEvent(() => {
    if (root && isOutage({ status: Number(root.type) })) clearErrors('root')
  })
  useEffect(
    function resetWhenReachable() {
      if (!isUnreachable) reset()
    },
    [isUnreachable],
  )
  useEffect(
    function resetOnEdit() {
      // The type is set for what the user does, not for values that the code sets.
      return subscribe({
        formState: { values: true },
        callback: ({ type }) => (type === 'change' ? reset() : undefined),
      })
    },
    [subscribe],
  )
}
