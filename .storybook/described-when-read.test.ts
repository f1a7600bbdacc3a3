import { expect, it, vi } from 'vitest'
import { describedWhenRead } from './described-when-read.ts'

const container = {} as Element // handed on, never looked into

it('writes the document down only when what the error says is read', () => {
  const describe = vi.fn((message: string | null) => new Error(`${message}\n<body />`))
  const error = describedWhenRead(describe)('Unable to find a button', container)
  expect(error.name).toBe('TestingLibraryElementError')
  expect(describe).not.toHaveBeenCalled()
  expect(error.message).toBe('Unable to find a button\n<body />')
  expect(describe).toHaveBeenCalledWith('Unable to find a button', container)
})

it('lets a wait that is over say it in its own words', () => {
  const error = describedWhenRead((message) => new Error(message ?? ''))('Unable to find a button', container)
  Object.defineProperty(error, 'message', { value: 'It took too long.' }) // as Testing Library does
  expect(error.message).toBe('It took too long.')
})
