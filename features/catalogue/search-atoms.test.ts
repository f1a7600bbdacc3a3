import { atom, createStore, type PrimitiveAtom } from 'jotai'
import { expect, test } from 'vitest'
import { type SuggestionResult, searchDraftAtom, setSuggestionSourceAtom, suggestionsAtom } from './search-atoms.ts'

/** A source whose results the test sets, by their term. */
function setup() {
  const store = createStore()
  const results = new Map<string, PrimitiveAtom<SuggestionResult>>()
  store.sub(suggestionsAtom, () => {})
  const connect = () =>
    store.set(setSuggestionSourceAtom, (term) => {
      const resultAtom = atom<SuggestionResult>({ status: 'pending' })
      if (results.has(term)) throw new Error(`A second atom was created for ${term}.`)
      results.set(term, resultAtom)
      return resultAtom
    })
  const resolve = (term: string) => {
    const resultAtom = results.get(term)
    if (resultAtom) store.set(resultAtom, { status: 'success', data: [] })
  }
  const type = (text: string) => store.set(searchDraftAtom, { text, locationKey: 'home' })
  return { store, results, connect, resolve, type }
}

test('is pending until there is a source, and idle without a term', () => {
  const { store, connect, type } = setup()
  expect(store.get(suggestionsAtom).status).toBe('idle')
  type('ted')
  expect(store.get(suggestionsAtom).status).toBe('pending')
  connect()
  store.set(searchDraftAtom, null)
  expect(store.get(suggestionsAtom).status).toBe('idle')
})

test('creates one atom for a term and follows its result', () => {
  const { store, results, connect, resolve, type } = setup()
  connect()
  type('ted')
  resolve('ted')
  expect(store.get(suggestionsAtom)).toEqual({ status: 'success', suggestions: [] })
  type('tedd')
  type('teddy ')
  type('teddy b')
  expect([...results.keys()]).toEqual(['ted'])
  type('teddy bea')
  expect(store.get(suggestionsAtom).status).toBe('pending')
  expect([...results.keys()]).toEqual(['ted', 'teddy bea'])
})
