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

it('is an OpenAPI 3.1 document of exactly the registered endpoints', () => {
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.toSorted()).toEqual(t.app.endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

it('documents summary, response and errors of each endpoint', () => {
  for (const { summary, operationId, responses } of operations()) {
    expect(summary, operationId).toBeTruthy()
    const success = responses['200'] ?? responses['302']
    expect(Object.values(success?.content ?? {})[0]?.schema, operationId).toBeTypeOf('object')
    for (const status of ['429', '500']) expect(responses[status]?.content, operationId).toBeDefined()
  }
  expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(operations().length)
})

it('documents whether an endpoint requires a token', () => {
  const { '/user/me': me, '/product/list': list, '/auth/login': login } = document.paths
  expect(me?.get?.security).toEqual([{ token: [] }])
  expect(list?.get?.security).toEqual([{}, { token: [] }])
  expect(login?.post?.security).toEqual([])
  expect(me?.get?.responses['401']).toBeDefined()
})

it('documents bodies, forms with pictures and parameters', () => {
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

/** The paths of arrays without a maximum length, at any depth of a JSON schema. */
function listUnlimitedArrays(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isUnlimited = 'type' in schema && schema.type === 'array' && !('maxItems' in schema)
  const inside = Object.entries(schema).flatMap(([key, value]) => listUnlimitedArrays(value, `${path}.${key}`))
  return isUnlimited ? [path, ...inside] : inside
}

it('limits the length of each array in a body', () => {
  const bodies = operations().map(({ operationId, requestBody }) => listUnlimitedArrays(requestBody, operationId))
  expect(bodies.flat()).toEqual([])
  expect(JSON.stringify(operations().map(({ requestBody }) => requestBody))).toContain('maxItems')
})

it('defines exactly the schemas that it references', () => {
  const referenced = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(referenced)).toEqual(new Set(Object.keys(document.components.schemas)))
})

it('serves a page without inline scripts', async () => {
  const { statusCode, headers, body } = await t.app.inject('/api/docs')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(body).not.toMatch(/<script(?![^>]* src=)/)
})

it('shows the logo of the shop on the page', async () => {
  const { body } = await t.app.inject('/api/docs')
  const icon = /rel="icon"[^>]*href="([^"]+)"/.exec(body)?.[1] ?? ''
  const logo = readFileSync(`${import.meta.dirname}/../../../art/logo.svg`)
  expect((await t.app.inject(icon)).rawPayload).toEqual(logo)
  const script = await t.app.inject('/api/docs/static/swagger-initializer.js')
  expect(script.body).toContain(logo.toString('base64'))
})
