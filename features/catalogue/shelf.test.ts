import { expect, test } from 'vitest'
import { shelfIn } from './shelf.ts'

const puzzles = { slug: 'puzzles', name: 'Puzzles', description: 'For long afternoons.' }

test.each([
  ['is not known yet', { status: 'pending' }, { status: 'pending' }],
  ['cannot be known', { status: 'error' }, { status: 'error' }],
  ['is not there', { status: 'success', data: [] }, { status: 'missing' }],
  ['is there', { status: 'success', data: [puzzles] }, { status: 'found', name: 'Puzzles' }],
  ['was there before the list failed', { status: 'error', data: [puzzles] }, { status: 'found' }],
])('a shelf %s', (_name, list, shelf) => {
  expect(shelfIn(list, 'puzzles')).toMatchObject(shelf)
})
