import { useState } from 'react'
import { HashRouter } from 'react-router-dom'
import { AppRoutes } from '../../app/src/routes.tsx'

export type AppAtPathProps = {
  /** The initial path with its search: `/shop?page=2`. */
  path: string
}

/** The whole app with its real router, opened at a path. Needs the `withStore` decorator. */
export function AppAtPath({ path }: AppAtPathProps) {
  useState(function replaceUrlBeforeRouterReadsIt() {
    history.replaceState(null, '', `#${path}`)
  })
  return (
    <HashRouter>
      <AppRoutes />
    </HashRouter>
  )
}
