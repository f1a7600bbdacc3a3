import { beforeEach, describe, expect, it } from 'vitest'
import { setupPages } from '../../test/setup-pages.ts'

const pages = setupPages()

describe('the API calls of a page', () => {
  beforeEach(() => {
    pages.renderer.loadPage.mockImplementation(async ({ callApi }) => {
      const brands = await callApi('/api/brand/list')
      const unknown = await callApi('/api/nope')
      return { status: 200, data: '', render: () => JSON.stringify([brands, unknown]) }
    })
  })

  it('returns status and body', async () => {
    expect((await pages.request('/brands')).json()).toEqual([
      { status: 200, body: { brands: [] } },
      { status: 404, body: { message: 'Not found.' } },
    ])
  })

  it('logs no line for each call', async () => {
    await pages.request('/brands')
    expect(pages.lines.filter(({ url }) => url?.startsWith('/api/'))).toEqual([])
  })

  it('logs errors with the id of the page request', async () => {
    await pages.t.db.execute('alter table brands rename to elsewhere')
    const response = await pages.request('/brands')
    await pages.t.db.execute('alter table elsewhere rename to brands')
    const errors = pages.readErrors()
    expect(errors).toMatchObject([{ msg: 'request failed', reqId: response.headers['x-request-id'] }])
  })

  it('counts the page towards the rate limit of the visitor, but not its calls', async () => {
    const visit = (url: string) => pages.t.app.inject({ url, remoteAddress: '10.9.9.9' })
    const statuses = []
    for (const url of ['/brands', '/brands', '/api/brand/list', '/brands']) statuses.push((await visit(url)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const limited = await visit('/brands')
    expect(limited.headers['retry-after']).toMatch(/^\d+$/)
    expect(limited.body).toBe(pages.renderer.plainDocument)
    expect(pages.renderer.loadPage).toHaveBeenCalledTimes(2)
  })

  it('reaches only the API', async () => {
    pages.renderer.loadPage.mockImplementation(async ({ callApi }) => {
      await callApi('/readyz')
      return { status: 200, data: '', render: () => 'ready' }
    })
    expect((await pages.request('/')).body).toBe(pages.renderer.plainDocument)
  })
})
