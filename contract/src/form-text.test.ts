// Long because it is a table: every message of every form, with invalid inputs that cause it.
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  AddressEdit,
  AddressInput,
  BrandEdit,
  BrandInput,
  CartInput,
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

type InvalidCase = [name: string, value: unknown, text: TextKey]

const MISSING = Symbol('missing')
const letters = (count: number) => 'a'.repeat(count)

/** Invalid values of every required text. */
const blanks = (text: TextKey): InvalidCase[] => [
  ['missing', MISSING, text],
  ['null', null, text],
  ['a number', 7, text],
  ['empty', '', text],
  ['blanks', ' \t ', text],
]
const tooLong = (max: number, text: TextKey): InvalidCase => [`${max + 1} characters`, letters(max + 1), text]
const tooShort = (min: number, text: TextKey): InvalidCase[] => [
  ['one character', 'a', text],
  [`${min - 1} characters`, letters(min - 1), text],
  [`${min - 1} characters among blanks`, `  ${letters(min - 1)}   `, text],
]

const name: InvalidCase[] = [...blanks('name.required'), tooLong(LIMITS.name, 'name.long')]
const firstName: InvalidCase[] = [...blanks('firstName.required'), tooLong(LIMITS.name, 'firstName.long')]
const lastName: InvalidCase[] = [...blanks('lastName.required'), tooLong(LIMITS.name, 'lastName.long')]
const description: InvalidCase[] = [...blanks('description.required'), tooLong(LIMITS.description, 'description.long')]
const email: InvalidCase[] = [
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
const password: InvalidCase[] = [
  ['missing', MISSING, 'password.required'],
  ['a number', 1234567, 'password.required'],
  ['empty', '', 'password.required'],
  ['5 characters', 'abcde', 'password.short'],
  tooLong(LIMITS.password.max, 'password.long'),
]
const confirmPassword: InvalidCase[] = [
  ['missing', MISSING, 'confirmPassword.required'],
  ['empty', '', 'confirmPassword.required'],
  ['5 characters', 'abcde', 'confirmPassword.short'],
  tooLong(LIMITS.password.max, 'password.long'),
]
const dashed = (field: 'sku' | 'slug'): InvalidCase[] => [
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
const addressFields = {
  address: addressField('address'),
  city: addressField('city'),
  state: addressField('state'),
  country: addressField('country'),
}
const choices = (text: TextKey): InvalidCase[] => [
  ['missing', MISSING, text],
  ['null', null, text],
  ['empty', '', text],
  ['another number', 2, text],
  ['another word', 'maybe', text],
  ['the option for none', { value: '', label: 'No option selected' }, text],
]
const productFields: Record<string, InvalidCase[]> = {
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
const products: InvalidCase[] = [
  ['missing', MISSING, 'products.required'],
  ['none', [], 'products.required'],
  ['not a list', 'teddy-bears', 'products.required'],
  ['too many', Array.from({ length: LIMITS.categoryProducts + 1 }), 'products.long'],
]

const login = { email: 'mina@whirligig.test', password: 'whirligig' }
const validName = { firstName: 'Mina', lastName: 'Marlow' }
const validAddress = {
  address: '12 Clockmaker Lane',
  city: 'Portland',
  state: 'Oregon',
  country: 'USA',
  zipCode: '97201',
}
const product = { sku: 'TB-1', name: 'Teddy Bears', description: 'Two.', quantity: 4, price: '55', taxable: 0 }
const category = { name: 'Soft Toys', description: 'For sleeping on.', products: ['p1'] }
const brand = { name: 'Gearhart', description: 'Robots.' }
const passwords = { password: 'whirligig', confirmPassword: 'whirligig' }

type Form = {
  form: string
  schema: z.ZodMiniType
  valid: Record<string, unknown>
  fields: Record<string, InvalidCase[]>
}

const FORMS: Form[] = [
  { form: 'login', schema: LoginInput, valid: login, fields: { email, password } },
  {
    form: 'sign-up',
    schema: RegisterInput,
    valid: { ...login, ...validName },
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
    valid: { ...passwords, confirmPassword: 'different' },
    fields: { password, confirmPassword },
  },
  {
    form: 'password reset',
    schema: ResetPasswordInput,
    valid: passwords,
    // A password that is too long also differs from its confirmation, which gives two messages. The password change tests it.
    fields: {
      password: password.filter(([, , text]) => text !== 'password.long'),
      confirmPassword: [
        ...confirmPassword.filter(([, , text]) => text !== 'password.long'),
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
    valid: validAddress,
    fields: {
      ...addressFields,
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
    valid: { ...validAddress, zipCode: '9' },
    fields: { ...addressFields, zipCode: [...blanks('zipCode.required'), tooLong(LIMITS.zipCode.max, 'zipCode.long')] },
  },
  {
    form: 'profile',
    schema: ProfileInput,
    valid: validName,
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
  {
    form: 'cart',
    schema: CartInput,
    valid: { products: [{ product: 'p1', quantity: 1, price: 1 }] },
    fields: { products: [['too many', Array.from({ length: LIMITS.cartLines + 1 }), 'cart.long']] },
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
    valid: { ...login, ...validName },
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

/** Texts of rules that the form's values alone cannot check, such as the stock. */
const TEXTS_WITHOUT_SCHEMA: TextKey[] = [
  'quantity.none',
  'quantity.over',
  // The browser decodes the picture to find these.
  'image.large',
  'image.pixels',
  'image.animated',
  'image.unreadable',
]

const getText = (key: TextKey): unknown => {
  const [field, kind] = key.split('.') as [keyof typeof FORM_TEXT, string] // a TextKey has these two parts
  return (FORM_TEXT[field] as Record<string, unknown>)[kind] // each field has its own kinds
}

/** Returns `[field, message]` for every issue of the input. */
const getIssues = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

const omit = (form: Record<string, unknown>, field: string) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field))

describe.each(FORMS)('the $form form', ({ schema, valid, fields }) => {
  it('accepts valid input', () => {
    expect(getIssues(schema, valid)).toEqual([])
  })

  const cases = Object.entries(fields).flatMap(([field, invalid]) =>
    invalid.map((values) => [field, ...values] as const),
  )
  it.each(cases)('rejects %s: %s', (field, _name, value, text) => {
    const input = value === MISSING ? omit(valid, field) : { ...valid, [field]: value }
    expect(getIssues(schema, input)).toEqual([[field, getText(text)]])
  })

  it('reports all invalid fields at once', () => {
    const invalid = Object.fromEntries(Object.keys(fields).map((field) => [field, Symbol('invalid')]))
    const reported = new Set(getIssues(schema, { ...valid, ...invalid }).map(([field]) => field))
    expect([...reported].toSorted()).toEqual(Object.keys(fields).toSorted())
  })
})

describe('FORM_TEXT', () => {
  it('has no unused text', () => {
    const used = new Set<string>(
      FORMS.flatMap(({ fields }) => Object.values(fields).flatMap((cases) => cases.map(([, , text]) => text))),
    )
    const all = Object.entries(FORM_TEXT).flatMap(([field, kinds]) =>
      Object.keys(kinds).map((kind) => `${field}.${kind}`),
    )
    expect(all.filter((key) => !used.has(key)).toSorted()).toEqual(TEXTS_WITHOUT_SCHEMA.toSorted())
  })

  it('includes the maximum order quantity', () => {
    expect(FORM_TEXT.quantity.none).toBe('Quantity must be at least 1.')
    expect(FORM_TEXT.quantity.over(25)).toBe('Quantity may not be greater than 25.')
  })

  /** The exact texts of the specification. They fail when a limit or a wording changes. */
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
    expect(getText(key)).toBe(text)
  })
})
