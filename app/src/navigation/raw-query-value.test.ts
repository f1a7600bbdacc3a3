import { expect, test } from 'vitest'
import { rawQueryValue } from './raw-query-value.ts'

test.each([
  ['?email=mina@whirligig.test', 'mina@whirligig.test'],
  ['?email=mina%2Btoys%40whirligig.test', 'mina+toys@whirligig.test'],
  ['?email=mina+toys@whirligig.test', 'mina+toys@whirligig.test'],
  ['?token=abc=', 'abc='],
  ['?token=abc&from=mail', 'abc'],
  ['?token=', ''],
  ['?token', ''],
  ['?email=%E0%A4%A', ''],
  ['', ''],
])('reads %j as %j', (search, value) => {
  expect(rawQueryValue(search)).toBe(value)
})
