import { expect, it } from 'vitest'
import { formatSearchStatus } from './search-status.ts'

it.each([
  ['idle', 0, ''],
  ['loading', 3, 'Looking for toys…'],
  ['error', 0, 'Suggestions could not be loaded. Press Enter to search.'],
  ['ready', 0, 'No suggestions. Press Enter to search all toys.'],
  ['ready', 1, '1 suggestion'],
  ['ready', 4, '4 suggestions'],
] as const)('describes the status %s with %i suggestions as %j', (status, count, text) => {
  expect(formatSearchStatus(status, count)).toBe(text)
})
