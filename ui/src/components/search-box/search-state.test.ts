import { describe, expect, it } from 'vitest'
import { initialSearch, type SearchAction, type SearchState, searchState } from './search-state.ts'

const at = (active: number, open = true): SearchState => ({ open, active })

describe('searchState', () => {
  it.each<[string, SearchState, SearchAction, SearchState]>([
    ['opens', initialSearch, { type: 'opened' }, at(-1)],
    ['keeps the active one when it opens again', at(2, false), { type: 'opened' }, at(2)],
    ['forgets the active one when it closes', at(2), { type: 'closed' }, initialSearch],
    ['opens and goes back to the text when the text changes', at(2, false), { type: 'changed' }, at(-1)],
    ['takes the one pointed at', at(-1), { type: 'pointed', at: 1 }, at(1)],
    ['goes down from the text', at(-1), { type: 'moved', by: 1, count: 3 }, at(0)],
    ['goes down', at(0), { type: 'moved', by: 1, count: 3 }, at(1)],
    ['goes back to the text after the last', at(2), { type: 'moved', by: 1, count: 3 }, at(-1)],
    ['goes up', at(1), { type: 'moved', by: -1, count: 3 }, at(0)],
    ['goes up from the first to the text', at(0), { type: 'moved', by: -1, count: 3 }, at(-1)],
    ['goes up from the text to the last', at(-1), { type: 'moved', by: -1, count: 3 }, at(2)],
    ['opens when an arrow is pressed', initialSearch, { type: 'moved', by: 1, count: 3 }, at(0)],
    ['has nowhere to go without suggestions', at(-1), { type: 'moved', by: 1, count: 0 }, at(-1)],
    ['leaves a place that is gone', at(4), { type: 'moved', by: 1, count: 2 }, at(-1)],
  ])('%s', (_, before, action, after) => {
    expect(searchState(before, action)).toEqual(after)
  })
})
