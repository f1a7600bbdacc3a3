import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent } from 'react'

/** Calls `onSuccess` after each mutation of this tab that has succeeded. */
export function useMutationSuccess(onSuccess: () => void): void {
  const queryClient = useAtomValue(queryClientAtom)
  const onEvent = useEffectEvent(onSuccess)
  useEffect(
    function subscribe() {
      return queryClient.getMutationCache().subscribe(({ mutation, type }) => {
        if (type === 'updated' && mutation.state.status === 'success') onEvent()
      })
    },
    [queryClient],
  )
}
