import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from './api-client.ts'
import { ApiError, UNREACHABLE_TEXT } from './api-error.ts'
import { connect } from './connect.ts'
import { toQueryString } from './query-string.ts'

const session = (token: string | null = null, controller = new AbortController()) => ({
  id: 1,
  token,
  signal: controller.signal,
})
const respond = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchMock.mockReset()
})

it('sends the token as a bearer header, and none for a guest', async () => {
  fetchMock.mockImplementation(async () => respond(200, {}))
  await connect(createClient(session('secret'), () => {}))
    .url('/user/me')
    .get()
    .json()
  await connect(createClient(session(), () => {}))
    .url('/brand/list')
    .get()
    .json()
  const headers = fetchMock.mock.calls.map(([, options]) => new Headers(options?.headers).get('Authorization'))
  expect(headers).toEqual(['Bearer secret', null])
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/user/me')
})

it.each([
  [
    "the response's `error`",
    400,
    { error: 'Email is required.', issues: [{ path: 'email', message: 'Email is required.' }] },
    'Email is required.',
  ],
  ["the response's `message`", 404, { message: 'No product found.' }, 'No product found.'],
  ['the fallback text', 502, null, 'Your request could not be processed. Please try again.'],
])('rejects an error status with %s', async (_name, status, body, message) => {
  fetchMock.mockResolvedValue(respond(status, body))
  const failure = await connect(createClient(session(), () => {}))
    .url('/x')
    .get()
    .json()
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status, message })
})

it('rejects with the fallback text when the error response is not JSON', async () => {
  fetchMock.mockResolvedValue(new Response('<html>', { status: 503 }))
  const failure = await connect(createClient(session(), () => {}))
    .url('/x')
    .get()
    .json()
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 503, message: 'Your request could not be processed. Please try again.' })
})

it('rejects with status 0 when there is no response', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const failure = await connect(createClient(session(), () => {}))
    .url('/x')
    .get()
    .json()
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 0, message: UNREACHABLE_TEXT })
})

it('reports every 401 with its session, even when the caller catches it', async () => {
  fetchMock.mockResolvedValue(respond(401, { error: 'x' }))
  const onUnauthorized = vi.fn()
  const current = session('old')
  await connect(createClient(current, onUnauthorized))
    .url('/user/me')
    .get()
    .unauthorized(() => null)
    .json()
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(current)
})

it('aborts a request with its own signal, and all requests with the session', async () => {
  fetchMock.mockImplementation(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      }),
  )
  const sessionController = new AbortController()
  const client = connect(createClient(session('t', sessionController), () => {}))
  const requestController = new AbortController()
  const first = client.options({ signal: requestController.signal }).url('/a').get().json()
  const second = client.url('/b').get().json()
  requestController.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  sessionController.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
})

it.each([
  [{}, ''],
  [{ name: '', page: undefined }, ''],
  [{ name: 'a b&c', page: 2, rating: 0 }, '?name=a+b%26c&page=2&rating=0'],
])('toQueryString(%j) returns %j', (params, query) => {
  expect(toQueryString(params)).toBe(query)
})

it('aborts a request whose response arrives after the end of the session', async () => {
  const sessionController = new AbortController()
  fetchMock.mockImplementation(async () => {
    sessionController.abort()
    return respond(401, { error: 'x' })
  })
  const request = connect(createClient(session('old', sessionController), () => {}))
    .url('/user/me')
    .get()
    .json()
  await expect(request).rejects.toMatchObject({ name: 'AbortError' })
})
