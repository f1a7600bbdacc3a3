import fastify from 'fastify'
import { expect, it } from 'vitest'
import { registerHealthChecks } from './health.ts'

it('reports healthy but not ready from the announcement of the shutdown on', async () => {
  const app = fastify()
  const { announceShutdown } = registerHealthChecks(app, async () => {})
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  announceShutdown()
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'the server is shutting down' }])
})
