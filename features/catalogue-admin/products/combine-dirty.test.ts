import { expect, it, vi } from 'vitest'
import { combineDirty } from './combine-dirty.ts'

it('reports dirty until both parts are clean', () => {
  const onDirtyChange = vi.fn()
  const [reportForm, reportImage] = combineDirty(onDirtyChange)
  reportImage(true)
  reportForm(false)
  reportForm(true)
  reportForm(false)
  reportImage(false)
  expect(onDirtyChange.mock.calls).toEqual([[true], [true], [true], [true], [false]])
})
