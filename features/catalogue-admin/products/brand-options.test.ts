import { describe, expect, it } from 'vitest'
import { findOwnBrand, NO_BRAND, toBrandOptions } from './brand-options.ts'

const hug = { _id: 'b1', name: 'Hug & Co.' }
const bolt = { _id: 'b2', name: 'Bolt & Nut' }
const none = { value: 0, label: 'No option selected' }
const toOption = ({ _id, name }: typeof hug) => ({ value: _id, label: name })

describe('toBrandOptions', () => {
  it('starts with the option for no brand', () => {
    expect(toBrandOptions([hug, bolt])).toEqual([none, toOption(hug), toOption(bolt)])
  })

  it("contains the product's brand, also while the other brands are loading", () => {
    expect(toBrandOptions([], { ...hug, slug: 'hug' })).toEqual([none, toOption(hug)])
    expect(toBrandOptions([hug], { ...hug, slug: 'hug' })).toEqual([none, toOption(hug)])
  })
})

it('findOwnBrand returns the second option, or the option for no brand', () => {
  expect(findOwnBrand(toBrandOptions([hug]))).toEqual(toOption(hug))
  expect(findOwnBrand(toBrandOptions([]))).toEqual(NO_BRAND)
})
