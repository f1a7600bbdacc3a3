import { describe, expect, it } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { toErrorToast } from './error-toast.ts'

const FALLBACK = 'Your request could not be processed. Please try again.'

describe('toErrorToast for a mutation', () => {
  it.each([
    [
      '400',
      new ApiError(400, 'Email is required.'),
      {},
      { tone: 'error', title: 'Please Try Again!', text: 'Email is required.' },
    ],
    [
      "400 with the mutation's title",
      new ApiError(400, 'Wrong.'),
      { title: 'Please try to login again!' },
      { tone: 'error', title: 'Please try to login again!', text: 'Wrong.' },
    ],
    ['401', new ApiError(401, 'x'), {}, { tone: 'error', title: 'Unauthorized Access! Please login again' }],
    [
      '403',
      new ApiError(403, 'x'),
      {},
      { tone: 'error', title: 'Forbidden! You are not allowed to access this resource.' },
    ],
    ['404', new ApiError(404, 'x'), {}, null],
    ['429', new ApiError(429, 'Slow down.'), {}, { tone: 'error', title: 'Please Try Again!', text: 'Slow down.' }],
    ['a network error', new ApiError(0, 'Out of reach.'), {}, { tone: 'error', title: 'Out of reach.' }],
    ['500', new ApiError(500, 'x'), {}, { tone: 'error', title: FALLBACK }],
    [
      "500 with the mutation's fallback",
      new ApiError(500, 'x'),
      { fallback: 'Later.' },
      { tone: 'error', title: 'Later.' },
    ],
    ['an invalid response', new TypeError('x'), {}, { tone: 'error', title: FALLBACK }],
    ['an aborted request', new DOMException('x', 'AbortError'), {}, null],
  ])('returns the toast for %s', (_name, error, meta, toast) => {
    expect(toErrorToast(error, meta, 'mutation')).toEqual(toast)
  })
})

describe('toErrorToast for a query', () => {
  it.each([
    [400, { tone: 'error', title: 'Please Try Again!', text: 'x' }],
    [429, null],
    [0, null],
    [500, null],
    [404, null],
    [401, { tone: 'error', title: 'Unauthorized Access! Please login again' }],
    [403, { tone: 'error', title: 'Forbidden! You are not allowed to access this resource.' }],
  ])('returns a toast only for errors that the screen does not show: %s', (status, toast) => {
    expect(toErrorToast(new ApiError(status, 'x'), {}, 'query')).toEqual(toast)
  })
})
