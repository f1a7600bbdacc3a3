import './app.css'
import { startHydrationAtom } from '@whirligig/core/storage'
import { queryClientAtom } from 'jotai-tanstack-query'
import { startTransition } from 'react'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { staffFrameAtom, staffHint } from './layout/staff-frame-atom.ts'
import { STAFF_FRAME_PATH } from './layout/staff-frame-path.ts'
import { preloadForNext } from './lazy/preload-for-next.ts'
import { moveAddressToHash } from './navigation/clean-address.ts'
import { handleAppLinks } from './navigation/link-clicks.ts'
import { loadMatchedPages } from './navigation/load-matched-pages.ts'
import { preloadOnIntent } from './navigation/preload-on-intent.ts'
import { readPageData, removeRenderedDataBlocks, removeRenderedHead, restorePageData } from './page-data.ts'
import { reactRoots } from './react-roots.ts'
import { createRouteDiscovery, createRoutes } from './routes.tsx'
import { connectStore, createShopStore } from './store.ts'

/** Takes over the page that the server rendered, or renders the page of the address. */
async function start(root: HTMLElement): Promise<void> {
  const path = moveAddressToHash()
  const pageData = readPageData(path)
  const store = createShopStore()
  const getStore = () => store
  const routes = createRoutes(getStore)
  const hydrationData = pageData && (await loadMatchedPages(routes, path))
  if (pageData) {
    restorePageData(store, pageData)
    store.set(startHydrationAtom)
  }
  // Staff return to their own frame, which `frame.page.tsx` confirms or leaves.
  if (STAFF_FRAME_PATH.test(path)) store.set(staffFrameAtom, !!staffHint.read())
  const router = createHashRouter(routes, { hydrationData, patchRoutesOnNavigation: createRouteDiscovery(getStore) })
  const stopHandlingLinks = handleAppLinks(router)
  preloadOnIntent(router)
  connectStore(store)
  store.get(queryClientAtom).mount()
  const app = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  )
  removeRenderedDataBlocks()
  // A transition, so that React pauses between components when the visitor presses or scrolls.
  if (pageData) startTransition(() => void reactRoots.hydrateRoot(root, app))
  else {
    removeRenderedHead()
    // At once, because React replaces the home page, which must not be seen without the styles that hide it.
    reactRoots.flushSync(() => reactRoots.createRoot(root).render(app))
    document.documentElement.inert = false
  }
  preloadForNext(store, stopHandlingLinks) // After an update, links load the new version.
}

const root = document.getElementById('root')
// Not awaited at the top level: the chunks of pages import this one and would wait for it, while it waits for them.
if (root) start(root) // index.html has it
