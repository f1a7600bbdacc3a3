// Long because it is a table: every message of every form, with the inputs that bring it about.
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  AddressEdit,
  AddressInput,
  BrandEdit,
  BrandInput,
  CategoryEdit,
  CategoryInput,
  ChangePasswordInput,
  ChatInput,
  ContactInput,
  FORM_TEXT,
  ForgotPasswordInput,
  LIMITS,
  LoginInput,
  MerchantInput,
  MerchantSignupInput,
  NewsletterInput,
  ProductEdit,
  ProductForm,
  ProductInput,
  ProfileInput,
  RegisterInput,
  ResetPasswordInput,
  ReviewInput,
} from './index.ts'

/** `field.kind`, as in `FORM_TEXT.email.required`. */
type TextKey = {
  [Field in keyof typeof FORM_TEXT]: `${Field}.${keyof (typeof FORM_TEXT)[Field] & string}`
}[keyof typeof FORM_TEXT]

type Wrong = [what: string, value: unknown, says: TextKey]

const MISSING = Symbol('missing')
const letters = (count: number) => 'a'.repeat(count)

/** What every text that must be there refuses. */
const blanks = (says: TextKey): Wrong[] => [
  ['missing', MISSING, says],
  ['null', null, says],
  ['a number', 7, says],
  ['empty', '', says],
  ['blanks', ' \t ', says],
]
const tooLong = (max: number, says: TextKey): Wrong => [`${max + 1} characters`, letters(max + 1), says]
const tooShort = (min: number, says: TextKey): Wrong[] => [
  ['one character', 'a', says],
  [`${min - 1} characters`, letters(min - 1), says],
  [`${min - 1} characters among blanks`, `  ${letters(min - 1)}   `, says],
]

const name: Wrong[] = [...blanks('name.required'), tooLong(LIMITS.name, 'name.long')]
const firstName: Wrong[] = [...blanks('firstName.required'), tooLong(LIMITS.name, 'firstName.long')]
const lastName: Wrong[] = [...blanks('lastName.required'), tooLong(LIMITS.name, 'lastName.long')]
const description: Wrong[] = [...blanks('description.required'), tooLong(LIMITS.description, 'description.long')]
const email: Wrong[] = [
  ...blanks('email.required'),
  ['no at sign', 'mina.whirligig.test', 'email.format'],
  ['no domain', 'mina@', 'email.format'],
  ['no dot in the domain', 'mina@whirligig', 'email.format'],
  ['nobody', '@whirligig.test', 'email.format'],
  ['two at signs', 'mina@mina@whirligig.test', 'email.format'],
  ['a blank inside', 'mi na@whirligig.test', 'email.format'],
  ['two dots in the domain', 'mina@whirligig..test', 'email.format'],
  ['a domain that starts with a dash', 'mina@-whirligig.test', 'email.format'],
  ['a name in front', 'Mina <mina@whirligig.test>', 'email.format'],
  ['two addresses', 'mina@whirligig.test,otto@whirligig.test', 'email.format'],
  ['a line break', 'mina@whirligig.test\nbcc:otto@whirligig.test', 'email.format'],
  ['255 characters', `${letters(240)}@whirligig.test`, 'email.format'],
]
const password: Wrong[] = [
  ['missing', MISSING, 'password.required'],
  ['a number', 1234567, 'password.required'],
  ['empty', '', 'password.required'],
  ['5 characters', 'abcde', 'password.short'],
  tooLong(LIMITS.password.max, 'password.long'),
]
const confirmPassword: Wrong[] = [
  ['missing', MISSING, 'confirmPassword.required'],
  ['empty', '', 'confirmPassword.required'],
  ['5 characters', 'abcde', 'confirmPassword.short'],
  tooLong(LIMITS.password.max, 'password.long'),
]
const dashed = (field: 'sku' | 'slug'): Wrong[] => [
  ...blanks(`${field}.required`),
  ['a blank inside', 'teddy bears', `${field}.characters`],
  ['a slash', 'teddy/bears', `${field}.characters`],
  ['a dot', 'teddy.bears', `${field}.characters`],
  ['a letter with an accent', 'téddy', `${field}.characters`],
  tooLong(LIMITS.slug, `${field}.long`),
]
const line = (field: 'address' | 'city' | 'state' | 'country'): Wrong[] => [
  ...blanks(`${field}.required`),
  tooLong(LIMITS.addressLine, `${field}.long`),
]
const lines = { address: line('address'), city: line('city'), state: line('state'), country: line('country') }
const choices = (says: TextKey): Wrong[] => [
  ['missing', MISSING, says],
  ['null', null, says],
  ['empty', '', says],
  ['another number', 2, says],
  ['another word', 'maybe', says],
  ['a choice of nothing', { value: '', label: 'No option selected' }, says],
]
const productFields: Record<string, Wrong[]> = {
  sku: dashed('sku'),
  name,
  description,
  quantity: [
    ['missing', MISSING, 'quantity.required'],
    ['empty', '', 'quantity.required'],
    ['blanks', '  ', 'quantity.required'],
    ['a list', [], 'quantity.required'],
    ['a word', 'ten', 'quantity.number'],
    ['half a toy', '1.5', 'quantity.whole'],
    ['less than none', -1, 'quantity.negative'],
    ['more than a warehouse', LIMITS.inventory + 1, 'quantity.tooLarge'],
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
    ['over the most', LIMITS.price.max + 0.01, 'price.high'],
  ],
  taxable: choices('taxable.required'),
}
const products: Wrong[] = [
  ['missing', MISSING, 'products.required'],
  ['none', [], 'products.required'],
  ['not a list', 'teddy-bears', 'products.required'],
]

const login = { email: 'mina@whirligig.test', password: 'whirligig' }
const person = { firstName: 'Mina', lastName: 'Marlow' }
const place = { address: '12 Clockmaker Lane', city: 'Portland', state: 'Oregon', country: 'USA', zipCode: '97201' }
const product = { sku: 'TB-1', name: 'Teddy Bears', description: 'Two.', quantity: 4, price: '55', taxable: 0 }
const category = { name: 'Soft Toys', description: 'For sleeping on.', products: ['p1'] }
const brand = { name: 'Gearhart', description: 'Robots.' }
const twice = { password: 'whirligig', confirmPassword: 'whirligig' }

type Form = {
  form: string
  schema: z.ZodMiniType
  valid: Record<string, unknown>
  fields: Record<string, Wrong[]>
}

const FORMS: Form[] = [
  { form: 'login', schema: LoginInput, valid: login, fields: { email, password } },
  {
    form: 'sign-up',
    schema: RegisterInput,
    valid: { ...login, ...person },
    fields: { email, password, firstName, lastName },
  },
  {
    form: 'forgotten password',
    schema: ForgotPasswordInput,
    valid: { email: 'anything at all' },
    fields: { email: [...blanks('email.required'), tooLong(LIMITS.email, 'email.format')] },
  },
  {
    form: 'password change',
    schema: ChangePasswordInput,
    valid: { ...twice, confirmPassword: 'different' },
    fields: { password, confirmPassword },
  },
  {
    form: 'password reset',
    schema: ResetPasswordInput,
    valid: twice,
    // Too long a one also differs from the other: two complaints, so it is left to the form without that rule.
    fields: {
      password: password.filter(([, , says]) => says !== 'password.long'),
      confirmPassword: [
        ...confirmPassword.filter(([, , says]) => says !== 'password.long'),
        ['another one', 'whirligog', 'confirmPassword.different'],
      ],
    },
  },
  { form: 'newsletter', schema: NewsletterInput, valid: { email: login.email }, fields: { email } },
  {
    form: 'contact',
    schema: ContactInput,
    valid: { name: 'Mina', email: login.email, message: 'Do they come in blue?' },
    fields: {
      name,
      email,
      message: [
        ...blanks('message.required'),
        ...tooShort(LIMITS.message.min, 'message.short'),
        tooLong(LIMITS.message.max, 'message.long'),
      ],
    },
  },
  {
    form: 'address',
    schema: AddressInput,
    valid: place,
    fields: {
      ...lines,
      zipCode: [
        ...blanks('zipCode.required'),
        ...tooShort(LIMITS.zipCode.min, 'zipCode.short'),
        tooLong(LIMITS.zipCode.max, 'zipCode.long'),
      ],
    },
  },
  {
    form: 'address edit',
    schema: AddressEdit,
    valid: { ...place, zipCode: '9' },
    fields: { ...lines, zipCode: [...blanks('zipCode.required'), tooLong(LIMITS.zipCode.max, 'zipCode.long')] },
  },
  {
    form: 'profile',
    schema: ProfileInput,
    valid: person,
    fields: { firstName, lastName, phoneNumber: [['too few digits', '555-0100', 'phoneNumber.format']] },
  },
  { form: 'product', schema: ProductInput, valid: product, fields: productFields },
  {
    form: 'new product with its picture',
    schema: ProductForm,
    valid: { ...product, brand: 0, image: new Blob() },
    fields: {
      ...productFields,
      brand: [
        ['missing', MISSING, 'brand.required'],
        ['null', null, 'brand.required'],
        ['not chosen', '', 'brand.required'],
      ],
      image: [
        ['missing', MISSING, 'image.required'],
        ['null', null, 'image.required'],
        ['a name', 'toy.png', 'image.required'],
      ],
    },
  },
  {
    form: 'product edit',
    schema: ProductEdit,
    valid: { ...product, slug: 'teddy-bears' },
    fields: { ...productFields, slug: dashed('slug') },
  },
  { form: 'category', schema: CategoryInput, valid: category, fields: { name, description, products } },
  {
    form: 'category edit',
    schema: CategoryEdit,
    valid: { ...category, slug: 'soft-toys' },
    fields: { name, description, products, slug: dashed('slug') },
  },
  { form: 'brand', schema: BrandInput, valid: brand, fields: { name, description } },
  {
    form: 'brand edit',
    schema: BrandEdit,
    valid: { ...brand, slug: 'gearhart' },
    fields: { name, description, slug: dashed('slug') },
  },
  {
    form: 'merchant application',
    schema: MerchantInput,
    valid: {
      name: 'Bruno',
      email: login.email,
      phoneNumber: '555-010-0199',
      brandName: 'Bramble & Bear',
      business: 'We sew bears.',
    },
    fields: {
      name,
      email,
      phoneNumber: [
        ...blanks('phoneNumber.required'),
        ['nine digits', '555010019', 'phoneNumber.format'],
        ['eleven digits', '55501001999', 'phoneNumber.format'],
        ['letters', '555-010-CALL', 'phoneNumber.format'],
        ['a country code', '+1 555 010 0199', 'phoneNumber.format'],
        ['two separators', '555--010-0199', 'phoneNumber.format'],
      ],
      brandName: [...blanks('brandName.required'), tooLong(LIMITS.name, 'brandName.long')],
      business: [
        ...blanks('business.required'),
        ...tooShort(LIMITS.business.min, 'business.short'),
        tooLong(LIMITS.business.max, 'business.long'),
      ],
    },
  },
  {
    form: 'merchant sign-up',
    schema: MerchantSignupInput,
    valid: { ...login, ...person },
    fields: {
      email,
      password: [
        ['missing', MISSING, 'password.required'],
        ['empty', '', 'password.required'],
        ['5 characters', 'abcde', 'password.required'],
        tooLong(LIMITS.password.max, 'password.long'),
      ],
      firstName,
      lastName,
    },
  },
  {
    form: 'review',
    schema: ReviewInput,
    valid: {
      product: 'p1',
      title: 'Loved to pieces',
      review: 'One ear.',
      rating: 5,
      isRecommended: { value: 1, label: 'Yes' },
    },
    fields: {
      title: [...blanks('title.required'), tooLong(LIMITS.title, 'title.long')],
      review: [...blanks('review.required'), tooLong(LIMITS.review, 'review.long')],
      rating: [
        ['missing', MISSING, 'rating.required'],
        ['empty', '', 'rating.required'],
        ['no stars', 0, 'rating.required'],
        ['six stars', 6, 'rating.required'],
        ['half a star', 2.5, 'rating.required'],
        ['a word', 'five', 'rating.required'],
      ],
      isRecommended: choices('isRecommended.required'),
    },
  },
  {
    form: 'chat',
    schema: ChatInput,
    valid: { text: 'Hello!', to: 'u1' },
    fields: { text: [...blanks('chat.blank'), tooLong(LIMITS.chatMessage, 'chat.long')] },
  },
]

/** What no schema can say, because it turns on more than the form: the stock. */
const SAID_BY_RULES: TextKey[] = ['quantity.none', 'quantity.over']

const textOf = (key: TextKey): unknown => {
  const [field, kind] = key.split('.') as [keyof typeof FORM_TEXT, string] // a TextKey is made of just these two
  return (FORM_TEXT[field] as Record<string, unknown>)[kind] // each field has its own kinds
}

/** `[field, message]` of everything that `schema` has against `input`. */
const complaints = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const without = (form: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field))

describe.each(FORMS)('the $form form', ({ schema, valid, fields }) => {
  it('takes what is right', () => {
    expect(complaints(schema, valid)).toEqual([])
  })

  const wrong = Object.entries(fields).flatMap(([field, cases]) => cases.map((one) => [field, ...one] as const))
  it.each(wrong)('%s: %s', (field, _what, value, says) => {
    const input = value === MISSING ? without(valid, field) : { ...valid, [field]: value }
    expect(complaints(schema, input)).toEqual([[field, textOf(says)]])
  })

  it('says something of every field at once', () => {
    const rubbish = Object.fromEntries(Object.keys(fields).map((field) => [field, Symbol('rubbish')]))
    const said = new Set(complaints(schema, { ...valid, ...rubbish }).map(([field]) => field))
    expect([...said].toSorted()).toEqual(Object.keys(fields).toSorted())
  })
})

describe('form text', () => {
  it('has no message that no form can say', () => {
    const said = new Set<string>(
      FORMS.flatMap(({ fields }) => Object.values(fields).flatMap((cases) => cases.map(([, , says]) => says))),
    )
    const all = Object.entries(FORM_TEXT).flatMap(([field, kinds]) =>
      Object.keys(kinds).map((kind) => `${field}.${kind}`),
    )
    expect(all.filter((key) => !said.has(key)).toSorted()).toEqual(SAID_BY_RULES.toSorted())
  })

  it('says the most that an order may hold', () => {
    expect(FORM_TEXT.quantity.none).toBe('Quantity must be at least 1.')
    expect(FORM_TEXT.quantity.over(25)).toBe('Quantity may not be greater than 25.')
  })

  /** Word for word from the specification, so that a change of a limit or a wording shows. */
  it.each<[TextKey, string]>([
    ['email.required', 'Email is required.'],
    ['email.format', 'Email format is invalid.'],
    ['password.required', 'Password is required.'],
    ['password.short', 'Password must be at least 6 characters.'],
    ['confirmPassword.different', 'Confirm password and password fields must match.'],
    ['firstName.required', 'First Name is required.'],
    ['lastName.required', 'Last Name is required.'],
    ['address.required', 'Address is required.'],
    ['zipCode.required', 'Zipcode is required.'],
    ['sku.characters', 'Sku may have alpha-numeric characters, as well as dashes and underscores only.'],
    ['description.long', 'Description may not be greater than 200 characters.'],
    ['products.required', 'Products are required.'],
    ['image.required', 'Please upload files with jpg, jpeg, png format.'],
    ['phoneNumber.format', 'Phone number format is invalid.'],
    ['brandName.required', 'Brand is required.'],
    ['business.short', 'Business must be at least 10 characters.'],
    ['message.short', 'Message must be at least 10 characters.'],
    ['title.required', 'Title is required.'],
    ['review.required', 'Review is required.'],
    ['rating.required', 'Rating is required.'],
    ['isRecommended.required', 'Recommendable is required.'],
    ['chat.blank', 'Please type message.'],
  ])('%s: %s', (key, text) => {
    expect(textOf(key)).toBe(text)
  })
})
