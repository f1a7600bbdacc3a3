import { describe, expect, it } from 'vitest'
import { listStories, matchStories } from './story-index.ts'

const story = (id: string, title: string, name: string) => ({ id, title, name, importPath: `./stories/ui/${id}.tsx` })
const price = story('price--small', 'Components/Price', 'Small')
const card = story('toy--long', 'Components/Product Card', 'Long Name')
const index = {
  entries: {
    docs: { ...story('price--docs', 'Components/Price', 'Docs'), type: 'docs' },
    price: { ...price, type: 'story' },
    card: { ...card, type: 'story' },
  },
}

describe('listStories', () => {
  it.each([
    ['lists all stories but no docs pages without a filter', '', [price, card]],
    ['finds stories by title', 'product card', [card]],
    ['finds stories by name', 'small', [price]],
    ['finds stories by id or file', 'toy--', [card]],
    ['finds nothing if no story matches', 'drawer', []],
  ])('%s', (_title, filter, expected) => {
    expect(listStories(index, filter)).toEqual(expected)
  })
})

describe('matchStories', () => {
  it('separates added and removed stories from common ones', () => {
    const old = story('old--one', 'Components/Old', 'One')
    expect(matchStories([price, old], [price, card])).toEqual({ common: [price], added: [card], removed: [old] })
  })
})
