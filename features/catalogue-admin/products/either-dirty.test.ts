import { expect, it, vi } from 'vitest'
import { eitherDirty } from './either-dirty.ts'

it('something would be lost until both say that it would not', () => {
  const tell = vi.fn()
  const [form, picture] = eitherDirty(tell)
  picture(true)
  form(false)
  form(true)
  form(false)
  picture(false)
  expect(tell.mock.calls).toEqual([[true], [true], [true], [true], [false]])
})
