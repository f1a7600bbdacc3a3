import { expect, it } from 'vitest'
import { getTaxNote } from './tax-note.ts'

it.each([
  [99, 5, 'plus $4.95 tax'],
  [0.1, 5, 'plus $0.01 tax'],
  [99, 0, 'no tax added'],
  [99, undefined, undefined],
])('describes the tax on $%d at %s percent', (price, taxRate, note) => {
  expect(getTaxNote({ price, taxRate })).toBe(note)
})
