import { expect, it } from 'vitest'
import { TOAST_MS } from './limits.ts'

it('closes toasts after one second, as the specification says', () => {
  expect(TOAST_MS).toBe(1000)
})
