import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient, toQueryString, UNREACHABLE_TEXT } from './api-client.ts'
import { ApiError } from './api-error.ts'

const session = (token: string | null = null, controller = new AbortController()) => ({
  id: 1,
  token,
  signal: controller.signal,
})
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetching.mockReset()
})

test('a token travels as a bearer header, a guest sends none', async () => {
  fetching.mockImplementation(async () => answer(200, {}))
  await createClient(session('secret'), () => {})
    .url('/user/me')
    .get()
    .json()
  await createClient(session(), () => {})
    .url('/brand/list')
    .get()
    .json()
  const headers = fetching.mock.calls.map(([, options]) => new Headers(options?.headers).get('Authorization'))
  expect(headers).toEqual(['Bearer secret', null])
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/user/me')
})

test.each([
  [
    'its error',
    400,
    { error: 'Email is required.', issues: [{ path: 'email', message: 'Email is required.' }] },
    'Email is required.',
  ],
  ['its message', 404, { message: 'No product found.' }, 'No product found.'],
  ['the fallback where it said nothing', 502, null, 'Your request could not be processed. Please try again.'],
])('a failure carries %s', async (_name, status, body, message) => {
  fetching.mockResolvedValue(answer(status, body))
  const failure = await createClient(session(), () => {})
    .url('/x')
    .get()
    .json()
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status, message })
})

test('an answer that is not JSON is still a failure with a sentence', async () => {
  fetching.mockResolvedValue(new Response('<html>', { status: 503 }))
  const failure = await createClient(session(), () => {})
    .url('/x')
    .get()
    .json()
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 503, message: 'Your request could not be processed. Please try again.' })
})

test('no answer at all is status 0', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  const failure = await createClient(session(), () => {})
    .url('/x')
    .get()
    .json()
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 0, message: UNREACHABLE_TEXT })
})

test('every 401 is reported with the session that met it, even where the call catches it', async () => {
  fetching.mockResolvedValue(answer(401, { error: 'x' }))
  const onUnauthorized = vi.fn()
  const mine = session('old')
  await createClient(mine, onUnauthorized)
    .url('/user/me')
    .get()
    .unauthorized(() => null)
    .json()
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(mine)
})

test('the end of the session aborts its calls, and so does the caller', async () => {
  fetching.mockImplementation(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      }),
  )
  const stay = new AbortController()
  const client = createClient(session('t', stay), () => {})
  const own = new AbortController()
  const first = client.options({ signal: own.signal }).url('/a').get().json()
  const second = client.url('/b').get().json()
  own.abort()
  await expect(first).rejects.toMatchObject({ name: 'AbortError' })
  stay.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  [{}, ''],
  [{ name: '', page: undefined }, ''],
  [{ name: 'a b&c', page: 2, rating: 0 }, '?name=a+b%26c&page=2&rating=0'],
])('the query of %j is %j', (params, query) => {
  expect(toQueryString(params)).toBe(query)
})

test('an answer that comes after the end of its session says nothing to the next', async () => {
  const stay = new AbortController()
  fetching.mockImplementation(async () => {
    stay.abort()
    return answer(401, { error: 'x' })
  })
  const late = createClient(session('old', stay), () => {})
    .url('/user/me')
    .get()
    .json()
  await expect(late).rejects.toMatchObject({ name: 'AbortError' })
})
