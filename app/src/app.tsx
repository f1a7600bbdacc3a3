import { Provider } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import type { ShopStore } from './store.ts'

/** The same root in the browser and on the server, whose routers differ. */
export function App({ store, children }: { store: ShopStore; children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  )
}
