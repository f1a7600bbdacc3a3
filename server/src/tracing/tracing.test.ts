import { describe, expect, it } from 'vitest'
import type { AnyJson } from '../../test/any-json.ts'
import { createFakeRenderer } from '../../test/fixtures/fake-renderer.ts'
import { startCollector } from '../../test/otlp-collector.ts'
import { freshDatabase } from '../../test/postgres/fresh-database.ts'
import { setupPostgres } from '../../test/postgres/postgres-cluster.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { createProxyTrust } from '../plugins/proxy-trust.ts'
import { startTracing } from './tracing.ts'

const { openFreshPostgres } = setupPostgres()
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const TRACE_PARENT = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` }

type Options = { ratio?: number; trustProxy?: number | false; overrides?: Parameters<typeof testApp>[0] }

/** Runs `work` on a traced shop. @returns the spans that the collector has received, with their attributes by name */
async function collect(
  work: (shop: TestApp) => Promise<unknown>,
  { ratio = 1, trustProxy = 1, overrides }: Options = {},
) {
  const collector = await startCollector()
  const tracing = startTracing(
    { endpoint: collector.endpoint, ratio },
    { version: '1.2.3', isTrustedProxy: createProxyTrust(trustProxy) },
  )
  const shop = await testApp({ ...overrides, observe: tracing.observe })
  await work(shop)
  await tracing.close()
  await shop.close()
  collector.close()
  const spans: AnyJson[] = collector.received
    .flatMap(({ body }) => body.resourceSpans)
    .flatMap(({ scopeSpans }: AnyJson) => scopeSpans)
    .flatMap((scope: AnyJson) => scope.spans)
  const named = spans.map((span) => ({
    ...span,
    attributes: Object.fromEntries(
      span.attributes.map(({ key, value }: AnyJson) => [key, value.stringValue ?? value.intValue]),
    ),
  }))
  return { spans: named, received: collector.received }
}

describe.each([
  ['the embedded database', freshDatabase],
  ['PostgreSQL', openFreshPostgres],
])('traces on %s', (_, open) => {
  it('have a span of the request with spans of its statements, and continue the trace of a trusted proxy', async () => {
    const { spans, received } = await collect(
      (shop) => shop.call('GET', '/product/item/top', { headers: { ...TRACE_PARENT, 'x-request-id': 'edge-1' } }),
      { overrides: { database: await open(), config: { trustProxy: 1 } } },
    )
    expect(received[0]?.url).toBe('/v1/traces')
    expect(JSON.stringify(received)).toContain('"1.2.3"')
    const request = spans.find(({ name }) => name === 'GET /api/product/item/:key')
    expect(request).toMatchObject({ kind: 2, traceId: TRACE_ID, parentSpanId: 'b7ad6b7169203331' })
    expect(request?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/product/item/:key',
      'http.response.status_code': 404,
      'whirligig.request_id': 'edge-1',
    })
    const [statement] = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statement).toMatchObject({ kind: 3, traceId: TRACE_ID })
    expect(statement?.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.summary': statement?.name })
  })

  it('contain no value of a request or a statement', async () => {
    const body = { email: 'ada@secret.example', firstName: 'Ada-Secret', lastName: 'L', password: 'secret-engine' }
    const { spans, received } = await collect(
      async (shop) => {
        await shop.call('POST', '/auth/register', { body })
        await shop.call('POST', '/auth/register', { body })
        await shop.call('POST', '/auth/reset/secret-token?email=secret', { body: {} })
        await shop.app.inject({ url: '/secret-path' })
        await shop.db.execute('drop table mails')
        await shop.call('POST', '/auth/register', { body: { ...body, email: 'bob@secret.example' } })
      },
      { overrides: { database: await open() } },
    )
    expect(spans.length).toBeGreaterThan(5)
    // The failed statement and its request.
    expect(spans.filter(({ status }) => status.code === 2).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([2, 3]),
    )
    expect(JSON.stringify(received).toLowerCase()).not.toContain('secret')
  })
})

it('does not continue the trace of a client', async () => {
  const { spans } = await collect((shop) => shop.app.inject({ url: '/healthz', headers: TRACE_PARENT }), {
    trustProxy: false,
  })
  expect(spans).toMatchObject([{ name: 'GET /healthz' }])
  expect(spans[0]?.traceId).not.toBe(TRACE_ID)
})

it('has the API calls of a page within the span of the page', async () => {
  const renderer = createFakeRenderer()
  renderer.loadPage.mockImplementation(async ({ callApi }) => {
    await callApi('/api/brand/list')
    return { status: 200, data: '', render: () => '' }
  })
  const { spans } = await collect((shop) => shop.app.inject({ url: '/brands' }), { overrides: { renderer } })
  const page = spans.find(({ name }) => name === 'GET /brands')
  expect(spans.find(({ name }) => name === 'GET /api/brand/list')).toMatchObject({
    traceId: page?.traceId,
    parentSpanId: page?.spanId,
  })
})

it('traces no request with the ratio 0', async () => {
  const { received } = await collect((shop) => shop.call('GET', '/brand/list'), { ratio: 0 })
  expect(received).toEqual([])
})

it('serves requests while the collector is down, and logs that', async () => {
  const collector = await startCollector()
  collector.close()
  const lines: string[] = []
  const tracing = startTracing(
    { endpoint: collector.endpoint, ratio: 1 },
    { version: '1.2.3', isTrustedProxy: () => false },
  )
  await using shop = await testApp({ observe: tracing.observe, log: { write: (line) => lines.push(line) } })
  expect((await shop.call('GET', '/brand/list')).status).toBe(200)
  await tracing.close()
  expect(lines.map((line) => JSON.parse(line).msg)).toContain('traces not exported')
})
