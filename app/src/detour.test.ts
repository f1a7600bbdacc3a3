import { expect, test } from 'vitest'
import { detourOf } from './detour.ts'

test.each([
  [null, {}],
  ['/shop', {}],
  [{ from: '/shop?page=2' }, { from: '/shop?page=2' }],
  [
    { from: '/shop', openCart: true },
    { from: '/shop', openCart: true },
  ],
  [{ from: 'https://elsewhere.example', openCart: 'yes' }, {}],
])('%j remembers %j', (state, detour) => {
  expect(detourOf(state)).toEqual(detour)
})
