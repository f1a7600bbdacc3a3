import { expect, test } from 'vitest'
import { parseReturnTo } from './return-to.ts'

test.each([
  [null, {}],
  ['/shop', {}],
  [{ from: '/shop?page=2' }, { from: '/shop?page=2' }],
  [
    { from: '/shop', openCart: true },
    { from: '/shop', openCart: true },
  ],
  [
    { from: '/product/bear', openReview: true },
    { from: '/product/bear', openReview: true },
  ],
  [
    { from: '/shop', userId: 'u1' },
    { from: '/shop', userId: 'u1' },
  ],
  [{ email: 'mina@whirligig.test' }, { email: 'mina@whirligig.test' }],
  [{ from: '/shop', userId: 7 }, { from: '/shop' }],
  [{ from: 'https://elsewhere.example', openCart: 'yes' }, {}],
])('parses %j as %j', (state, returnTo) => {
  expect(parseReturnTo(state)).toEqual(returnTo)
})
