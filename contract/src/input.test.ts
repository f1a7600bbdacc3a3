import { describe, expect, it } from 'vitest'
import { AddressEdit, AddressInput } from './address.ts'
import { CartItem } from './cart.ts'
import { aCartItem } from './fixtures/index.ts'
import { FORM_TEXT } from './form-text.ts'
import { ProductInput } from './product-input.ts'
import { ReviewInput } from './review.ts'
import { ROLE_ADMIN } from './roles.ts'
import { ForgotPasswordInput, RegisterInput, ResetPasswordInput } from './session.ts'
import { ProfileInput } from './user.ts'

const address = { address: 'a', city: 'b', state: 'c', country: 'd', zipCode: '97201' }
const name = { firstName: 'Mina', lastName: 'Marlow' }
const account = { ...name, email: 'mina@whirligig.test', password: 'whirligig' }
const product = { sku: 'a', name: 'b', description: 'c', quantity: '7', price: '1', taxable: '0' }

describe('form schemas', () => {
  it('set the default values of optional fields', () => {
    expect(AddressInput.parse(address).isDefault).toBe(false)
    expect(AddressEdit.parse(address)).not.toHaveProperty('isDefault')
    expect(RegisterInput.parse(account).isSubscribed).toBe(false)
    expect(ProductInput.parse(product).isActive).toBe(true)
    expect(ProfileInput.parse(name).phoneNumber).toBeNull()
  })

  it('parse the texts of inputs as numbers and booleans', () => {
    expect(ProductInput.parse(product)).toMatchObject({ quantity: 7, price: 1, taxable: false })
    expect(
      ReviewInput.parse({ product: 'p', title: 't', review: 'r', rating: '5', isRecommended: { value: 1 } }),
    ).toMatchObject({ rating: 5, isRecommended: true })
  })

  it.each(['0x10', '0b1', '1e3', 'Infinity', '1,5', '- 5', '.'])('reject the text %j as a number', (text) => {
    expect(ProductInput.safeParse({ ...product, price: text }).error?.issues[0]?.message).toBe(FORM_TEXT.price.number)
    expect(ProductInput.safeParse({ ...product, quantity: text }).success).toBe(false)
  })

  it.each([
    ['16', 16],
    [' 1.50 ', 1.5],
    ['5.', 5],
    ['+2', 2],
  ])('accept the text %j as a price', (text, price) => {
    expect(ProductInput.parse({ ...product, price: text }).price).toBe(price)
  })

  it('accept no stock and the minimum price', () => {
    expect(ProductInput.parse({ ...product, quantity: 0, price: 1 })).toMatchObject({ quantity: 0, price: 1 })
  })

  it('accept a short zip code when an address is edited', () => {
    expect(AddressEdit.parse({ ...address, zipCode: '9' }).zipCode).toBe('9')
  })

  it('drop fields that users cannot set', () => {
    const forbidden = { role: ROLE_ADMIN, merchant: 'm', isActive: false, status: 'Approved', provider: 'Google' }
    for (const [schema, input] of [
      [RegisterInput, account],
      [ProfileInput, name],
      [ReviewInput, { product: 'p', title: 't', review: 'r', rating: 5, isRecommended: 1 }],
    ] as const) {
      expect(Object.keys(schema.parse({ ...input, ...forbidden }))).toEqual(Object.keys(schema.parse(input)))
    }
  })

  it.each([[''], ['555-010-0199'], [null]])('accept the phone number %j in a profile', (phoneNumber) => {
    expect(ProfileInput.parse({ ...name, phoneNumber }).phoneNumber).toBe(phoneNumber)
  })

  it('accept any text as the email of a forgotten password', () => {
    expect(ForgotPasswordInput.parse({ email: ' someone ' }).email).toBe('someone')
  })

  it('compare passwords without trimming', () => {
    expect(ResetPasswordInput.safeParse({ password: 'whirligig', confirmPassword: 'whirligig ' }).success).toBe(false)
  })
})

describe('a stored cart line', () => {
  it.each([
    ['quantity 0', { quantity: 0 }],
    ['a fractional quantity', { quantity: 1.5 }],
    ['a negative price', { price: -1 }],
    ['a price as text', { price: '55' }],
    ['no id', { _id: '' }],
    ['a negative stock', { inventory: -1 }],
  ])('is rejected with %s', (_name, invalid) => {
    expect(CartItem.safeParse({ ...aCartItem(), ...invalid }).success).toBe(false)
  })
})
