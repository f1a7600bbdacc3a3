import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { toErrorToast } from './error-toast.ts'

const FALLBACK = 'Your request could not be processed. Please try again.'

test.each([
  [
    '400',
    new ApiError(400, 'Email is required.'),
    {},
    { tone: 'error', title: 'Please Try Again!', text: 'Email is required.' },
  ],
  [
    "400 with the caller's title",
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
  ['no answer', new ApiError(0, 'Out of reach.'), {}, { tone: 'error', title: 'Out of reach.' }],
  ['500', new ApiError(500, 'x'), {}, { tone: 'error', title: FALLBACK }],
  [
    "500 with the caller's fallback",
    new ApiError(500, 'x'),
    { fallback: 'Later.' },
    { tone: 'error', title: 'Later.' },
  ],
  ['an answer that is not what it should be', new TypeError('x'), {}, { tone: 'error', title: FALLBACK }],
  ['an aborted call', new DOMException('x', 'AbortError'), {}, null],
])('an action that fails with %s', (_name, failure, meta, notice) => {
  expect(toErrorToast(failure, meta, 'action')).toEqual(notice)
})

test.each([
  [400, { tone: 'error', title: 'Please Try Again!', text: 'x' }],
  [429, null],
  [0, null],
  [500, null],
  [404, null],
  [401, { tone: 'error', title: 'Unauthorized Access! Please login again' }],
  [403, { tone: 'error', title: 'Forbidden! You are not allowed to access this resource.' }],
])('a screen that fails with %s says, beside what it shows itself', (status, notice) => {
  expect(toErrorToast(new ApiError(status, 'x'), {}, 'screen')).toEqual(notice)
})
