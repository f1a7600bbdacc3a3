import { describe, expect, it, vi } from 'vitest'
import { ACCEPT_HTML, setupPages } from '../../test/setup-pages.ts'

const pages = setupPages()

describe('the app without content', () => {
  const expectPlain = (response: Awaited<ReturnType<typeof pages.request>>) => {
    expect([response.statusCode, response.body]).toEqual([200, pages.renderer.plainDocument])
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    expect(response.headers.etag).toBe(undefined)
    const errors = pages.readErrors()
    expect(errors).toMatchObject([{ msg: 'the page could not be rendered', reqId: response.headers['x-request-id'] }])
  }

  it('is sent when the data cannot be loaded', async () => {
    pages.renderer.loadPage.mockRejectedValue(new Error('gone'))
    expectPlain(await pages.request('/shop'))
  })

  it('is sent when loading throws at once', async () => {
    pages.renderer.loadPage.mockImplementation(() => {
      throw new Error('broken')
    })
    expectPlain(await pages.request('/nope', ACCEPT_HTML))
  })

  it('is sent when rendering fails, and the next request renders again', async () => {
    pages.renderer.render.mockImplementationOnce(() => {
      throw new Error('broken')
    })
    expectPlain(await pages.request('/shop'))
    expect((await pages.request('/shop')).body).toBe('<h1>/shop</h1>')
  })

  it('is sent when the data takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const called = Promise.withResolvers<void>()
      pages.renderer.loadPage.mockImplementation(() => {
        called.resolve()
        return new Promise(() => {})
      })
      const pending = pages.request('/shop')
      await called.promise
      await vi.advanceTimersByTimeAsync(1500)
      expectPlain(await pending)
    } finally {
      vi.useRealTimers()
    }
  })
})
