import { expect, it } from 'vitest'
import { takeShare } from './measure-render.ts'

it('gives each connection its own paths', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e']
  expect([takeShare(paths, 0, 2), takeShare(paths, 1, 2)]).toEqual([
    ['/a', '/c', '/e'],
    ['/b', '/d'],
  ])
})

it('gives every connection the same path if there is only one', () => {
  expect(takeShare(['/a'], 5, 32)).toEqual(['/a'])
})
