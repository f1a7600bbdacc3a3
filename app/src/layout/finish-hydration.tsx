import { privateKey } from '@whirligig/core/query'
import { isSignedInAtom, sessionAtom } from '@whirligig/core/session'
import { finishHydrationAtom, isHydratingAtom } from '@whirligig/core/storage'
import { useStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useLayoutEffect } from 'react'
import { replayEarlyInput } from './replay-early-input.ts'

/**
 * Restores the session and the cart from local storage once React has taken over the server's HTML, before the browser paints.
 * Then it repeats what the visitor typed and pressed meanwhile. It is rendered beside the page, because React hydrates the page after the layout.
 */
export function FinishHydration() {
  const store = useStore()
  useLayoutEffect(
    function restoreStoredState() {
      if (!store.get(isHydratingAtom)) return
      store.set(finishHydrationAtom)
      if (!store.get(isSignedInAtom)) return
      // The server rendered for a guest. The page keeps that data until the user's own data, with the likes, has arrived.
      store.get(queryClientAtom).invalidateQueries({ queryKey: privateKey(store.get(sessionAtom)) })
    },
    [store],
  )
  useEffect(replayEarlyInput, [])
  return null
}
