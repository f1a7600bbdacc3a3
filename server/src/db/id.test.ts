import { expect, it } from 'vitest'
import { isId, newId } from './id.ts'

it('makes a UUID of version 7 that carries its time', () => {
  const id = newId(Date.parse('2100-01-01T00:00:00Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2100-01-01T00:00:00Z'))
})

it('only ever grows, also within one millisecond and when the clock is set back', () => {
  const ids = Array.from({ length: 10_000 }, (_, i) => newId(4_200_000_000_000 - (i % 3)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each([
  ['0190163d-8694-739b-aea5-966c26f8ad91', true],
  ['0190163D-8694-739B-AEA5-966C26F8AD91', true],
  ['0190163d8694739baea5966c26f8ad91', false],
  ['0190163d-8694-739b-aea5-966c26f8ad9', false],
  ["1' or '1'='1", false],
  ['', false],
])('tells whether %s can be an id: %s', (text, expected) => {
  expect(isId(text)).toBe(expected)
})
