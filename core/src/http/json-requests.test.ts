import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from './api-client.ts'
import { deleteJson, getJson, postJson, putJson } from './json-requests.ts'

const Count = z.object({ count: z.int() })
const client = createClient({ id: 1, token: null, signal: new AbortController().signal }, () => {})

function mockResponse(body: unknown) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body)))
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['GET', () => getJson(client, '/count', Count), undefined],
  ['POST', () => postJson(client, '/count', Count, { by: 2 }), '{"by":2}'],
  ['PUT', () => putJson(client, '/count', Count, { by: 2 }), '{"by":2}'],
  ['DELETE', () => deleteJson(client, '/count', Count), undefined],
])('sends a %s request and returns the parsed response', async (method, send, body) => {
  const fetchMock = mockResponse({ count: 3, extra: true })
  expect(await send()).toEqual({ count: 3 })
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/count', expect.objectContaining({ method }))
  expect(fetchMock.mock.calls[0]?.[1]?.body).toBe(body)
})

it('rejects a response that does not match the schema', async () => {
  mockResponse({ count: 'three' })
  await expect(getJson(client, '/count', Count)).rejects.toThrow()
})

it('aborts a GET request with its signal', async () => {
  const fetchMock = mockResponse({ count: 3 })
  const controller = new AbortController()
  await getJson(client, '/count', Count, controller.signal)
  controller.abort()
  expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})
