import { isSignedInAtom } from '@whirligig/core/session'
import type { ComponentType } from 'react'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'
import type { ShopStore } from '../store.ts'

/** Returns the store that a loader fetches into. */
export type GetStore = (args: LoaderFunctionArgs) => ShopStore

type LoadPage = () => Promise<{ Component: ComponentType }>

const loadComponent = (load: LoadPage) => async () => (await load()).Component

/**
 * The part of a route that renders a page. Its module becomes a chunk of its own.
 * @param id the name of the module, `pages/<id>.page.tsx`, by which the server finds the files of the page
 */
export const page = (id: string, load: LoadPage) => ({
  id,
  lazy: {
    Component: loadComponent(load),
    // Waits for the page and finds no loader. Without a loader, React Router does not notice that a page cannot be loaded.
    loader: async () => {
      await load()
      return undefined
    },
  },
})

/** The same for a page that fetches data before it is rendered. The code of the loader and of the page load in parallel. */
export const pageWithLoader = (
  id: string,
  load: LoadPage,
  loadLoader: (args: LoaderFunctionArgs) => Promise<LoaderFunction>,
) => ({
  id,
  lazy: { Component: loadComponent(load) },
  loader: async (args: LoaderFunctionArgs, context: unknown) => (await loadLoader(args))(args, context),
})

/** Starts the requests of a page. */
export type Prefetch = (store: ShopStore, args: LoaderFunctionArgs) => void

/**
 * The part of a route that renders a page whose data is requested while its code loads. Later changes of the query are left to the page.
 * @param loadPrefetch loads the code that requests the data
 */
export const pageWithPrefetch = (
  id: string,
  load: LoadPage,
  getStore: GetStore,
  loadPrefetch: () => Promise<Prefetch>,
) => ({
  id,
  lazy: { Component: loadComponent(load) },
  loader: async (args: LoaderFunctionArgs) => {
    const store = getStore(args)
    // Without the code that requests it, the page requests the data itself.
    const prefetch = await loadPrefetch().catch(() => undefined)
    if (store.get(isSignedInAtom)) prefetch?.(store, args)
    return null
  },
  shouldRevalidate: () => false,
})
