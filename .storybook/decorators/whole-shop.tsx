import { useState } from 'react'
import { HashRouter } from 'react-router-dom'
import { AppRoutes } from '../../app/src/routes.tsx'

export type WholeShopProps = {
  /** Where the story starts: a path of the shop with its search. */
  path: string
}

/** The whole app with its real router. Decorate with `withStore`. */
export function WholeShop({ path }: WholeShopProps) {
  useState(function startAtThePath() {
    history.replaceState(null, '', `#${path}`)
  })
  return (
    <HashRouter>
      <AppRoutes />
    </HashRouter>
  )
}
