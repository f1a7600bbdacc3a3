// Long because it is one list: every form with a valid input and the invalid ones that cause each message.
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
} from '../src/index.ts'
import {
  addressFields,
  blanks,
  choices,
  confirmPassword,
  dashed,
  description,
  email,
  firstName,
  type InvalidCase,
  lastName,
  MISSING,
  name,
  password,
  productFields,
  products,
  tooLong,
  tooShort,
} from './invalid-values.ts'

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

/** A form with a valid input, and for each field invalid values with the text that reports them. */
type Form = {
  form: string
  schema: z.ZodMiniType
  valid: Record<string, unknown>
  fields: Record<string, InvalidCase[]>
}

export const FORMS: Form[] = [
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
