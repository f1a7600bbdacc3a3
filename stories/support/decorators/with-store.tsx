import type { Decorator } from '@storybook/react-vite'
import { setHealthCheckAtom } from '@whirligig/core/http'
import { socketFactoryAtom } from '@whirligig/core/realtime'
import { endSessionAtom, sessionAtom } from '@whirligig/core/session'
import { LazyToasts, toastDurationAtom } from '@whirligig/core/toasts'
import { Provider, type WritableAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { type ReactNode, useEffect, useState } from 'react'
import { connectStore, createShopStore } from '../../../app/src/store.ts'

type InitialAtom = readonly [WritableAtom<unknown, [never], unknown>, unknown]

/** An entry of `parameters.initialAtoms`: a writable atom and the value to set before the first render. Type-checked as a pair. */
export const initialAtom = <Value,>(atom: WritableAtom<unknown, [Value], unknown>, value: Value): InitialAtom =>
  [atom, value] as unknown as InitialAtom // the pair is typed by this signature; the list of pairs cannot be

/** No socket connects and no health check runs, unless a story sets its own in `initialAtoms`. */
const NEVER = () => new Promise<never>(() => {})

function createStoryStore(initialAtoms: readonly InitialAtom[]) {
  localStorage.clear()
  sessionStorage.clear()
  const store = createShopStore()
  store.set(socketFactoryAtom, NEVER)
  store.set(setHealthCheckAtom, NEVER)
  store.set(toastDurationAtom, Infinity)
  connectStore(store)
  const queryClient = store.get(queryClientAtom)
  // A failed query shows its error at once.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  for (const [atom, value] of initialAtoms) store.set(atom, value as never) // the pair is typed by initialAtom()
  return store
}

type StoryStoreProps = { initialAtoms: readonly InitialAtom[]; children: ReactNode }

function StoryStore({ initialAtoms, children }: StoryStoreProps) {
  const [store] = useState(() => createStoryStore(initialAtoms))
  useEffect(
    function endSessionOnUnmount() {
      // Otherwise the chat stores its unsent messages for the next story. A microtask later, all components are unmounted and none
      // of them starts a request for the signed-out state.
      return () => queueMicrotask(() => store.set(endSessionAtom, store.get(sessionAtom)))
    },
    [store],
  )
  return <Provider store={store}>{children}</Provider>
}

/** Gives each story its own store and query client. `parameters.initialAtoms` sets client state. For stories of the whole app. */
export const withStore: Decorator = (Story, { parameters, id }) => {
  const initialAtoms: readonly InitialAtom[] = parameters.initialAtoms ?? []
  return (
    <StoryStore key={id} initialAtoms={initialAtoms}>
      <Story />
    </StoryStore>
  )
}

/** `withStore`, plus the toasts that the app's layout renders. For stories of a single feature. */
export const withStoreAndToasts: Decorator = (Story, context) =>
  withStore(
    () => (
      <>
        <Story />
        <LazyToasts />
      </>
    ),
    context,
  )
