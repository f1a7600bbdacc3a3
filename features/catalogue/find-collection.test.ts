import { expect, test } from 'vitest'
import { findCollection } from './find-collection.ts'

const puzzles = { slug: 'puzzles', name: 'Puzzles', description: 'For long afternoons.' }

test.each([
  ['is not known yet', { status: 'pending' }, { status: 'pending' }],
  ['cannot be known', { status: 'error' }, { status: 'error' }],
  ['is not there', { status: 'success', data: [] }, { status: 'missing' }],
  ['is there', { status: 'success', data: [puzzles] }, { status: 'found', name: 'Puzzles' }],
  ['was there before the list failed', { status: 'error', data: [puzzles] }, { status: 'found' }],
])('a collection %s', (_name, list, collection) => {
  expect(findCollection(list, 'puzzles')).toMatchObject(collection)
})
