import { type FORM_TEXT, LIMITS } from '../src/index.ts'

/** `field.kind`, as in `FORM_TEXT.email.required`. */
export type TextKey = {
  [Field in keyof typeof FORM_TEXT]: `${Field}.${keyof (typeof FORM_TEXT)[Field] & string}`
}[keyof typeof FORM_TEXT]

export type InvalidCase = [name: string, value: unknown, text: TextKey]

/** In place of a value: the form has no such field. */
export const MISSING = Symbol('missing')
const letters = (count: number) => 'a'.repeat(count)

/** Invalid values of every required text. */
export const blanks = (text: TextKey): InvalidCase[] => [
  ['missing', MISSING, text],
  ['null', null, text],
  ['a number', 7, text],
  ['empty', '', text],
  ['blanks', ' \t ', text],
]
export const tooLong = (max: number, text: TextKey): InvalidCase => [`${max + 1} characters`, letters(max + 1), text]
export const tooShort = (min: number, text: TextKey): InvalidCase[] => [
  ['one character', 'a', text],
  [`${min - 1} characters`, letters(min - 1), text],
  [`${min - 1} characters among blanks`, `  ${letters(min - 1)}   `, text],
]

export const name: InvalidCase[] = [...blanks('name.required'), tooLong(LIMITS.name, 'name.long')]
export const firstName: InvalidCase[] = [...blanks('firstName.required'), tooLong(LIMITS.name, 'firstName.long')]
export const lastName: InvalidCase[] = [...blanks('lastName.required'), tooLong(LIMITS.name, 'lastName.long')]
export const description: InvalidCase[] = [
  ...blanks('description.required'),
  tooLong(LIMITS.description, 'description.long'),
]
export const email: InvalidCase[] = [
  ...blanks('email.required'),
  ['no at sign', 'mina.whirligig.test', 'email.format'],
  ['no domain', 'mina@', 'email.format'],
  ['no dot in the domain', 'mina@whirligig', 'email.format'],
  ['no local part', '@whirligig.test', 'email.format'],
  ['two at signs', 'mina@mina@whirligig.test', 'email.format'],
  ['a blank inside', 'mi na@whirligig.test', 'email.format'],
  ['two dots in the domain', 'mina@whirligig..test', 'email.format'],
  ['a domain that starts with a dash', 'mina@-whirligig.test', 'email.format'],
  ['a name in front', 'Mina <mina@whirligig.test>', 'email.format'],
  ['two addresses', 'mina@whirligig.test,otto@whirligig.test', 'email.format'],
  ['a line break', 'mina@whirligig.test\nbcc:otto@whirligig.test', 'email.format'],
  ['255 characters', `${letters(240)}@whirligig.test`, 'email.format'],
]
export const password: InvalidCase[] = [
  ['missing', MISSING, 'password.required'],
  ['a number', 1234567, 'password.required'],
  ['empty', '', 'password.required'],
  ['5 characters', 'abcde', 'password.short'],
  tooLong(LIMITS.password.max, 'password.long'),
]
export const confirmPassword: InvalidCase[] = [
  ['missing', MISSING, 'confirmPassword.required'],
  ['empty', '', 'confirmPassword.required'],
  ['5 characters', 'abcde', 'confirmPassword.short'],
  tooLong(LIMITS.password.max, 'password.long'),
]
export const dashed = (field: 'sku' | 'slug'): InvalidCase[] => [
  ...blanks(`${field}.required`),
  ['a blank inside', 'teddy bears', `${field}.characters`],
  ['a slash', 'teddy/bears', `${field}.characters`],
  ['a dot', 'teddy.bears', `${field}.characters`],
  ['a letter with an accent', 'téddy', `${field}.characters`],
  tooLong(LIMITS.slug, `${field}.long`),
]
const addressField = (field: 'address' | 'city' | 'state' | 'country'): InvalidCase[] => [
  ...blanks(`${field}.required`),
  tooLong(LIMITS.addressLine, `${field}.long`),
]
export const addressFields = {
  address: addressField('address'),
  city: addressField('city'),
  state: addressField('state'),
  country: addressField('country'),
}
export const choices = (text: TextKey): InvalidCase[] => [
  ['missing', MISSING, text],
  ['null', null, text],
  ['empty', '', text],
  ['another number', 2, text],
  ['another word', 'maybe', text],
  ['the option for none', { value: '', label: 'No option selected' }, text],
]
export const productFields: Record<string, InvalidCase[]> = {
  age: [tooLong(LIMITS.productDetail, 'age.long')],
  size: [tooLong(LIMITS.productDetail, 'size.long')],
  material: [tooLong(LIMITS.productDetail, 'material.long')],
  sku: dashed('sku'),
  name,
  description,
  quantity: [
    ['missing', MISSING, 'quantity.required'],
    ['empty', '', 'quantity.required'],
    ['blanks', '  ', 'quantity.required'],
    ['a list', [], 'quantity.required'],
    ['a word', 'ten', 'quantity.number'],
    ['a fraction', '1.5', 'quantity.whole'],
    ['negative', -1, 'quantity.negative'],
    ['over the maximum', LIMITS.inventory + 1, 'quantity.tooLarge'],
  ],
  price: [
    ['missing', MISSING, 'price.required'],
    ['empty', '', 'price.required'],
    ['blanks', ' ', 'price.required'],
    ['a word', '$12', 'price.number'],
    ['no number', Number.NaN, 'price.required'],
    ['infinite', '1e999', 'price.number'],
    ['less than a dollar', '0.99', 'price.low'],
    ['negative', -5, 'price.low'],
    ['over the maximum', LIMITS.price.max + 0.01, 'price.high'],
  ],
  taxable: choices('taxable.required'),
  categories: [
    ['too many', Array(LIMITS.productCategories + 1).fill('0190163d-8694-739b-aea5-966c26f8ad91'), 'categories.long'],
  ],
}
export const products: InvalidCase[] = [
  ['missing', MISSING, 'products.required'],
  ['none', [], 'products.required'],
  ['not a list', 'teddy-bears', 'products.required'],
  ['too many', Array.from({ length: LIMITS.categoryProducts + 1 }), 'products.long'],
]
