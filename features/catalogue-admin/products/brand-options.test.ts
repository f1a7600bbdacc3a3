import { describe, expect, it } from 'vitest'
import { brandOptions, NO_BRAND, ownBrand } from './brand-options.ts'

const hug = { _id: 'b1', name: 'Hug & Co.' }
const bolt = { _id: 'b2', name: 'Bolt & Nut' }
const none = { value: 0, label: 'No option selected' }
const asOption = ({ _id, name }: typeof hug) => ({ value: _id, label: name })

describe('the brands to choose from', () => {
  it('begin with none', () => {
    expect(brandOptions([hug, bolt])).toEqual([none, asOption(hug), asOption(bolt)])
  })

  it('hold the one that the product has, also while the others are on their way', () => {
    expect(brandOptions([], { ...hug, slug: 'hug' })).toEqual([none, asOption(hug)])
    expect(brandOptions([hug], { ...hug, slug: 'hug' })).toEqual([none, asOption(hug)])
  })
})

it("a merchant's product gets the entry after the first, or none where there is none", () => {
  expect(ownBrand(brandOptions([hug]))).toEqual(asOption(hug))
  expect(ownBrand(brandOptions([]))).toEqual(NO_BRAND)
})
