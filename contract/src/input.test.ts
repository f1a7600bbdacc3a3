import { describe, expect, it } from 'vitest'
import { AddressEdit, AddressInput } from './address.ts'
import { CartItem } from './cart.ts'
import { aCartItem } from './fixtures/index.ts'
import { ProductInput } from './product.ts'
import { ReviewInput } from './review.ts'
import { ForgotPasswordInput, RegisterInput, ResetPasswordInput } from './session.ts'
import { ProfileInput } from './user.ts'

const place = { address: 'a', city: 'b', state: 'c', country: 'd', zipCode: '97201' }
const person = { firstName: 'Mina', lastName: 'Marlow' }
const account = { ...person, email: 'mina@whirligig.test', password: 'whirligig' }
const product = { sku: 'a', name: 'b', description: 'c', quantity: '7', price: '1', taxable: '0' }

describe('what forms send', () => {
  it('fills in what may be left out', () => {
    expect(AddressInput.parse(place).isDefault).toBe(false)
    expect(AddressEdit.parse(place)).not.toHaveProperty('isDefault')
    expect(RegisterInput.parse(account).isSubscribed).toBe(false)
    expect(ProductInput.parse(product).isActive).toBe(true)
    expect(ProfileInput.parse(person).phoneNumber).toBeNull()
  })

  it('turns the texts of inputs into numbers and booleans', () => {
    expect(ProductInput.parse(product)).toMatchObject({ quantity: 7, price: 1, taxable: false })
    expect(
      ReviewInput.parse({ product: 'p', title: 't', review: 'r', rating: '5', isRecommended: { value: 1 } }),
    ).toMatchObject({ rating: 5, isRecommended: true })
  })

  it('takes no stock and the least price', () => {
    expect(ProductInput.parse({ ...product, quantity: 0, price: 1 })).toMatchObject({ quantity: 0, price: 1 })
  })

  it('asks an edited address for any zip code at all', () => {
    expect(AddressEdit.parse({ ...place, zipCode: '9' }).zipCode).toBe('9')
  })

  it('drops what nobody may set about themselves', () => {
    const sneaky = { role: 'ROLE ADMIN', merchant: 'm', isActive: false, status: 'Approved', provider: 'Google' }
    for (const [schema, input] of [
      [RegisterInput, account],
      [ProfileInput, person],
      [ReviewInput, { product: 'p', title: 't', review: 'r', rating: 5, isRecommended: 1 }],
    ] as const) {
      expect(Object.keys(schema.parse({ ...input, ...sneaky }))).toEqual(Object.keys(schema.parse(input)))
    }
  })

  it.each([[''], ['555-010-0199'], [null]])('takes %j for a phone number on a profile', (phoneNumber) => {
    expect(ProfileInput.parse({ ...person, phoneNumber }).phoneNumber).toBe(phoneNumber)
  })

  it('asks whoever forgot a password only for something', () => {
    expect(ForgotPasswordInput.parse({ email: ' someone ' }).email).toBe('someone')
  })

  it('compares passwords as typed', () => {
    expect(ResetPasswordInput.safeParse({ password: 'whirligig', confirmPassword: 'whirligig ' }).success).toBe(false)
  })
})

describe('a stored cart line', () => {
  it.each([
    ['no toys', { quantity: 0 }],
    ['half a toy', { quantity: 1.5 }],
    ['less than nothing to pay', { price: -1 }],
    ['a price that is a text', { price: '55' }],
    ['no id', { _id: '' }],
    ['less than no stock', { inventory: -1 }],
  ])('is refused with %s', (_what, wrong) => {
    expect(CartItem.safeParse({ ...aCartItem(), ...wrong }).success).toBe(false)
  })
})
