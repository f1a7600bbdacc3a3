import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { createHashRouter, RouterProvider } from 'react-router-dom'
import { handleAppLinks } from '../../app/src/navigation/link-clicks.ts'
import { createRouteDiscovery, createRoutes } from '../../app/src/routes.tsx'

export type AppAtPathProps = {
  /** The initial path with its search: `/shop?page=2`. */
  path: string
}

/** The whole app with its real router, opened at a path. Needs the `withStore` decorator. */
export function AppAtPath({ path }: AppAtPathProps) {
  const store = useStore()
  const [router, setRouter] = useState<ReturnType<typeof createHashRouter>>()
  useEffect(
    function createRouterAtPath() {
      history.replaceState(null, '', `#${path}`)
      const created = createHashRouter(
        createRoutes(() => store),
        { patchRoutesOnNavigation: createRouteDiscovery(() => store) },
      )
      const stopHandlingLinks = handleAppLinks(created)
      setRouter(created)
      return () => {
        stopHandlingLinks()
        created.dispose() // Otherwise it follows the address of the next story.
      }
    },
    [store, path],
  )
  return router ? <RouterProvider router={router} /> : null
}
