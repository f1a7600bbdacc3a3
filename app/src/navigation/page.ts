import type { ComponentType } from 'react'
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom'

/**
 * The part of a route that renders a page. Its module becomes a chunk of its own.
 * @param id the name of the module, `pages/<id>.page.tsx`, by which the server finds the files of the page
 */
export const page = (id: string, load: () => Promise<{ Component: ComponentType }>) => ({
  id,
  lazy: { Component: async () => (await load()).Component },
})

/** The same for a page that fetches data before it is rendered. The code of the loader and of the page load in parallel. */
export const pageWithLoader = (
  id: string,
  load: () => Promise<{ Component: ComponentType }>,
  loadLoader: (args: LoaderFunctionArgs) => Promise<LoaderFunction>,
) => ({
  ...page(id, load),
  loader: async (args: LoaderFunctionArgs, context: unknown) => (await loadLoader(args))(args, context),
})
