import { expect, it } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { toFormError } from './to-form-error.ts'

it.each([
  [400, 'Email or password is incorrect.', 'Email or password is incorrect.'],
  [429, 'Too many tries. Please wait a little.', 'Too many tries. Please wait a little.'],
  [403, 'Not yours.', 'Forbidden! You are not allowed to access this resource.'],
  [
    404,
    'No product found.',
    'This has been deleted in the meantime, so it could not be saved. What you have typed is still here.',
  ],
  [0, 'The shop cannot be reached.', 'The shop cannot be reached.'],
])('returns the message of a response with status %i', (status, message, expected) => {
  expect(toFormError(new ApiError(status, message))).toEqual({ type: String(status), message: expected })
})

it('returns null for a response with status 401, which ends the session', () => {
  expect(toFormError(new ApiError(401, 'Please log in.'))).toBeNull()
})

it('returns null for an aborted request', () => {
  expect(toFormError(new DOMException('aborted', 'AbortError'))).toBeNull()
})

it('returns a general message for an unknown error', () => {
  expect(toFormError(new TypeError('x is undefined'))?.message).toBe(
    'Your request could not be processed. Please try again.',
  )
})
