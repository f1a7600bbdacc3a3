import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Operation = {
  summary: string
  operationId: string
  requestBody?: { content: Record<string, unknown> }
  parameters?: { name: string; in: string }[]
  security?: object[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: object } }

let t: TestApp
let document: Document
beforeAll(async () => {
  t = await testApp()
  document = (await t.app.inject('/api/openapi.json')).json()
})
afterAll(() => t.close())

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path))

it('is OpenAPI 3.1 and describes exactly the calls that there are', () => {
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.toSorted()).toEqual(t.app.endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

it('says of each call what it does, what it answers and how it fails', () => {
  for (const { summary, operationId, responses } of operations()) {
    expect(summary, operationId).toBeTruthy()
    const well = responses['200'] ?? responses['302']
    expect(Object.values(well?.content ?? {})[0]?.schema, operationId).toBeTypeOf('object')
    for (const status of ['429', '500']) expect(responses[status]?.content, operationId).toBeDefined()
  }
  expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(operations().length)
})

it('says of each call whether it wants a token', () => {
  const { '/user/me': me, '/product/list': list, '/auth/login': login } = document.paths
  expect(me?.get?.security).toEqual([{ token: [] }])
  expect(list?.get?.security).toEqual([{}, { token: [] }])
  expect(login?.post?.security).toEqual([])
  expect(me?.get?.responses['401']).toBeDefined()
})

it('describes bodies, forms with pictures and what may stand in an address', () => {
  const { '/auth/login': login, '/product/add': add, '/product/list': list, '/order/{id}': order } = document.paths
  expect(login?.post?.requestBody?.content).toMatchObject({
    'application/json': { schema: { required: ['email', 'password'] } },
  })
  expect(add?.post?.requestBody?.content).toMatchObject({
    'multipart/form-data': { schema: { properties: { image: { format: 'binary' } } } },
  })
  expect(list?.get?.parameters?.map(({ name }) => name)).toContain('sortOrder')
  expect(order?.get?.parameters).toMatchObject([{ name: 'id', in: 'path' }])
})

it('refers only to schemas that it has, and has none that nothing refers to', () => {
  const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(referred)).toEqual(new Set(Object.keys(document.components.schemas)))
})

it('can be read as a page, which runs nothing inline', async () => {
  const { statusCode, headers, body } = await t.app.inject('/api/docs')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(body).not.toMatch(/<script(?![^>]* src=)/)
})

it('is a page with the mark of the shop', async () => {
  const { body } = await t.app.inject('/api/docs')
  const icon = /rel="icon"[^>]*href="([^"]+)"/.exec(body)?.[1] ?? ''
  const mark = readFileSync(`${import.meta.dirname}/../../../art/logo.svg`)
  expect((await t.app.inject(icon)).rawPayload).toEqual(mark)
  const script = await t.app.inject('/api/docs/static/swagger-initializer.js')
  expect(script.body).toContain(mark.toString('base64'))
})
