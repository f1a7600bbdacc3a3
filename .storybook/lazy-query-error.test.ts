import { expect, it, vi } from 'vitest'
import { lazyQueryError } from './lazy-query-error.ts'

const container = {} as Element // passed through, never read

it('prints the document only when the message is read', () => {
  const getElementError = vi.fn((message: string | null) => new Error(`${message}\n<body />`))
  const error = lazyQueryError(getElementError)('Unable to find a button', container)
  expect(error.name).toBe('TestingLibraryElementError')
  expect(getElementError).not.toHaveBeenCalled()
  expect(error.message).toBe('Unable to find a button\n<body />')
  expect(getElementError).toHaveBeenCalledWith('Unable to find a button', container)
})

it('lets Testing Library replace the message on a timeout', () => {
  const error = lazyQueryError((message) => new Error(message ?? ''))('Unable to find a button', container)
  Object.defineProperty(error, 'message', { value: 'It took too long.' }) // as Testing Library does
  expect(error.message).toBe('It took too long.')
})
