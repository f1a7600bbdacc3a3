import { expect, it } from 'vitest'
import { isStorable, isStorablePicture } from './responses.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

it.each([
  [200, 'private, no-cache', true],
  [200, IMMUTABLE, true],
  [200, 'no-store', false],
  [404, 'private, no-cache', false],
  [302, 'private, no-cache', false],
])('a response with status %i and "%s" may be kept: %s', (status, cacheControl, expected) => {
  expect(isStorable({ status, headers: new Headers({ 'cache-control': cacheControl }) })).toBe(expected)
})

it.each([
  [200, IMMUTABLE, '20000', true],
  [200, IMMUTABLE, '300001', false],
  [200, 'public, max-age=60', '20000', false],
  [404, IMMUTABLE, '20000', false],
])('a picture with status %i, "%s" and %s bytes may be kept: %s', (status, cacheControl, size, expected) => {
  const headers = new Headers({ 'cache-control': cacheControl, 'content-length': size })
  expect(isStorablePicture({ status, headers })).toBe(expected)
})
