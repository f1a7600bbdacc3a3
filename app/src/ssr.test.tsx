import { Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createShopStore } from './store.ts'

const pages = Object.entries(import.meta.glob<{ Component: React.ComponentType }>('./pages/*.page.tsx'))

test.each(pages)('renders %s without a window', async (_file, load) => {
  expect(typeof window).toBe('undefined')
  const { Component } = await load()
  const router = createMemoryRouter([
    { path: '/', element: <Component />, children: [{ index: true, element: <p>The page in a frame</p> }] },
  ])
  const html = renderToString(
    <Provider store={createShopStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
  expect(html).toContain('<')
})
