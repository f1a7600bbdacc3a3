import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findNameProblem } from './name-problem.ts'

const root = join(import.meta.dirname, '../..')

describe('findNameProblem', () => {
  it.each([
    ['', 'A component needs a name: npm run new:component -- price-tag'],
    ['PriceTag', /lowercase words/],
    ['price_tag', /lowercase words/],
    ['price--tag', /lowercase words/],
    ['-tag', /lowercase words/],
    ['2tag', /lowercase words/],
    ['price-2', /lowercase words/],
    ['../tag', /lowercase words/],
    ['button', "'button' is taken: ui/src/components/button exists."],
  ])('rejects %j for a component', (name, problem) => {
    expect(findNameProblem(root, 'component', name)).toMatch(problem)
  })

  it.each([
    ['cart', "'cart' is taken: features/cart exists."],
    ['ui', "'ui' is taken: @whirligig/ui is another package."],
  ])('rejects %j for a feature', (name, problem) => {
    expect(findNameProblem(root, 'feature', name)).toBe(problem)
  })

  it('accepts a name that is not in use', () => {
    expect(findNameProblem(root, 'component', 'zz-price-tag2')).toBeUndefined()
  })
})
