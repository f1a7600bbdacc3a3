import type { Decorator } from '@storybook/react-vite'
import { probeWithAtom } from '@whirligig/core/http'
import { openLiveWithAtom } from '@whirligig/core/realtime'
import { endSessionAtom, sessionAtom } from '@whirligig/core/session'
import { LazyNotices } from '@whirligig/core/toasts'
import { Provider, type WritableAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { markServerRuntimeLoaded } from '../../app/src/server-runtime/load-server-runtime.ts'
import { setupQueryClient } from '../../app/src/server-runtime/setup-query-client.ts'
import { createShopStore } from '../../app/src/store.ts'

type Preset = readonly [WritableAtom<unknown, [never], unknown>, unknown]

/** A typed pair for `parameters.preset`: the value that an atom has when the story starts. */
export const preset = <Value,>(atom: WritableAtom<unknown, [Value], unknown>, value: Value): Preset =>
  [atom, value] as unknown as Preset // the pair is typed by this signature; the list of pairs cannot be

/** No socket connects and nobody looks for a lost shop by itself; a story that wants either presets its own first. */
const NEVER = () => new Promise<never>(() => {})

function freshShop(pairs: readonly Preset[]) {
  localStorage.clear()
  sessionStorage.clear()
  const store = createShopStore()
  store.set(openLiveWithAtom, NEVER)
  store.set(probeWithAtom, NEVER)
  const queryClient = setupQueryClient(store)
  markServerRuntimeLoaded(store)
  // A story shows what happens, not what happens at the second try.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  for (const [atom, value] of pairs) store.set(atom, value as never) // checked by preset()
  return store
}

function Store({ pairs, children }: { pairs: readonly Preset[]; children: ReactNode }) {
  const [store] = useState(() => freshShop(pairs))
  useEffect(
    function endWithTheStory() {
      // Else what its chat still tries to send is kept for the next one. When nothing is left that would ask the next session's questions.
      return () => queueMicrotask(() => store.set(endSessionAtom, store.get(sessionAtom)))
    },
    [store],
  )
  return <Provider store={store}>{children}</Provider>
}

/** Gives each story a store and a query cache of its own; `parameters.preset` sets client state. For the whole shop. */
export const withStore: Decorator = (Story, { parameters, id }) => {
  const pairs: readonly Preset[] = parameters.preset ?? []
  return (
    <Store key={id} pairs={pairs}>
      <Story />
    </Store>
  )
}

/** The same for a part of the shop, whose notices would have nowhere to come up. */
export const withShop: Decorator = (Story, context) =>
  withStore(
    () => (
      <>
        <Story />
        <LazyNotices />
      </>
    ),
    context,
  )
