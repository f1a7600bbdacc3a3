import fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { App } from '../deps.ts'
import { sendError } from './errors.ts'
import { fastSerialized, idParams, registerZodValidation } from './validation.ts'

const Toy = z.object({
  name: z.string(),
  price: z.number(),
  imageUrl: z.nullable(z.string()),
  brand: z.nullable(z.object({ slug: z.string() })),
  isLiked: z.optional(z.boolean()),
})
const toys = [
  { name: 'Top "A" ☃', price: 5.5, imageUrl: null, brand: { slug: 'acme', secret: 1 }, isLiked: true, secret: 1 },
  { name: '', price: 0, imageUrl: '/x.webp', brand: null },
]
const clean = [
  { name: 'Top "A" ☃', price: 5.5, imageUrl: null, brand: { slug: 'acme' }, isLiked: true },
  { name: '', price: 0, imageUrl: '/x.webp', brand: null },
]

function createApp(): App {
  const app = fastify()
  app.setErrorHandler(sendError)
  registerZodValidation(app)
  return app.withTypeProvider<ZodTypeProvider>()
}

it.each([
  ['parsed', z.object({ toys: z.array(Toy) })],
  ['fast-serialized', fastSerialized(z.object({ toys: z.array(Toy) }))],
])('a %s response contains exactly the fields of its schema', async (_kind, schema) => {
  const app = createApp()
  app.get('/', { schema: { response: { 200: schema } } }, async () => ({ toys }))
  expect((await app.inject('/')).json()).toEqual({ toys: clean })
})

it('returns 500 for a response that does not match its schema', async () => {
  const app = createApp()
  app.get('/', { schema: { response: { 200: Toy } } }, async () => ({ ...toys[1], price: 'x' }) as never) // a price of the wrong type
  expect((await app.inject('/')).statusCode).toBe(500)
})

it.each([
  ['/0190163d-8694-739b-aea5-966c26f8ad91', 200],
  ['/nope', 404],
  ['/%27%20or%201=1', 404],
])('returns for the path %s the status %i', async (url, status) => {
  const app = createApp()
  const params = idParams('No toy found.')
  app.get('/:id', { schema: { params } }, async (request) => ({ id: request.params.id }))
  const response = await app.inject(url)
  expect(response.statusCode).toBe(status)
  if (status === 404) expect(response.json()).toEqual({ message: 'No toy found.' })
})

it('returns 404 without details for another invalid parameter of a path', async () => {
  const app = createApp()
  app.get('/:kind', { schema: { params: z.object({ kind: z.enum(['bear', 'robot']) }) } }, async () => ({}))
  const response = await app.inject('/kite')
  expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found.' }])
})

it('drops unknown keys of a body', async () => {
  const app = createApp()
  app.post('/', { schema: { body: z.object({ name: z.string() }) } }, async (request) => request.body)
  const response = await app.inject({ method: 'POST', url: '/', payload: { name: 'x', role: 'ROLE ADMIN' } })
  expect(response.json()).toEqual({ name: 'x' })
})

it('returns at most 20 issues', async () => {
  const app = createApp()
  app.post('/', { schema: { body: z.object({ toys: z.array(Toy) }) } }, async () => ({}))
  const response = await app.inject({
    method: 'POST',
    url: '/',
    payload: { toys: Array.from({ length: 100 }, () => ({})) },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().issues).toHaveLength(20)
  expect(response.json().error).toBe('"toys.0.name" is missing or invalid.')
})
