import { describe, expect, it } from 'vitest'
import { pairsOf, storiesOf } from './stories.ts'

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

describe('storiesOf', () => {
  it.each([
    ['everything but docs', '', [price, card]],
    ['a title', 'product card', [card]],
    ['a name', 'small', [price]],
    ['an id or file', 'toy--', [card]],
    ['nothing', 'drawer', []],
  ])('finds %s', (_what, only, expected) => {
    expect(storiesOf(index, only)).toEqual(expected)
  })
})

describe('pairsOf', () => {
  it('tells new and removed stories from those to compare', () => {
    const old = story('old--one', 'Components/Old', 'One')
    expect(pairsOf([price, old], [price, card])).toEqual({ both: [price], added: [card], removed: [old] })
  })
})
