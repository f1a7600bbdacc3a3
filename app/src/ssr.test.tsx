import { Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Layout } from './layout/layout.tsx'
import { setupQueryClient } from './server-runtime/setup-query-client.ts'
import { createShopStore } from './store.ts'

const pages = Object.entries(import.meta.glob<{ Component: React.ComponentType }>('./pages/*.page.tsx'))

test.each(pages)('renders %s without a window', async (_file, load) => {
  expect(typeof window).toBe('undefined')
  const { Component } = await load()
  const store = createShopStore()
  setupQueryClient(store)
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter location="/">
        <Component />
      </StaticRouter>
    </Provider>,
  )
  expect(html).toContain('<')
})

test('renders the layout without a window', () => {
  const store = createShopStore()
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter location="/">
        <Layout />
      </StaticRouter>
    </Provider>,
  )
  expect(html).toContain('Skip to content')
})
