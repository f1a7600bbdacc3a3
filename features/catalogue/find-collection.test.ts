import { expect, test } from 'vitest'
import { findCollection } from './find-collection.ts'

const puzzles = { slug: 'puzzles', name: 'Puzzles', description: 'For long afternoons.' }

test.each([
  ['pending while the list loads', { status: 'pending' }, { status: 'pending' }],
  ['an error when the list fails', { status: 'error' }, { status: 'error' }],
  ['missing when the list does not contain it', { status: 'success', data: [] }, { status: 'missing' }],
  ['found when the list contains it', { status: 'success', data: [puzzles] }, { status: 'found', name: 'Puzzles' }],
  ['found when a refetch of the list fails', { status: 'error', data: [puzzles] }, { status: 'found' }],
])('a collection is %s', (_name, list, collection) => {
  expect(findCollection(list, 'puzzles')).toMatchObject(collection)
})
