import { LIMITS } from './limits.ts'

const required = (name: string) => `${name} is required.`
const atLeast = (name: string, n: number) => `${name} must be at least ${n} characters.`
const atMost = (name: string, n: number) => `${name} may not be greater than ${n} characters.`
const characters = (name: string) =>
  `${name} may have alpha-numeric characters, as well as dashes and underscores only.`

/** The error texts of quantities. They are apart, because product pages need no other texts of forms. */
export const QUANTITY_TEXT = {
  required: required('Quantity'),
  number: 'Quantity must be a number.',
  whole: 'Quantity must be a whole number.',
  negative: 'Quantity must be at least 0.',
  none: 'Quantity must be at least 1.',
  tooLarge: `Quantity may not be greater than ${LIMITS.inventory}.`,
  /** @param max the maximum quantity of a product in one order */
  over: (max: number) => `Quantity may not be greater than ${max}.`,
} as const

/** The error texts of form fields. */
export const FORM_TEXT = {
  email: { required: required('Email'), format: 'Email format is invalid.' },
  password: {
    required: required('Password'),
    short: atLeast('Password', LIMITS.password.min),
    long: atMost('Password', LIMITS.password.max),
  },
  confirmPassword: {
    required: required('Confirm password'),
    short: atLeast('Confirm password', LIMITS.password.min),
    different: 'Confirm password and password fields must match.',
  },
  firstName: { required: required('First Name'), long: atMost('First Name', LIMITS.name) },
  lastName: { required: required('Last Name'), long: atMost('Last Name', LIMITS.name) },
  name: { required: required('Name'), long: atMost('Name', LIMITS.name) },
  phoneNumber: { required: required('Phone number'), format: 'Phone number format is invalid.' },
  message: {
    required: required('Message'),
    short: atLeast('Message', LIMITS.message.min),
    long: atMost('Message', LIMITS.message.max),
  },
  address: { required: required('Address'), long: atMost('Address', LIMITS.addressLine) },
  city: { required: required('City'), long: atMost('City', LIMITS.addressLine) },
  state: { required: required('State'), long: atMost('State', LIMITS.addressLine) },
  country: { required: required('Country'), long: atMost('Country', LIMITS.addressLine) },
  zipCode: {
    required: required('Zipcode'),
    short: atLeast('Zipcode', LIMITS.zipCode.min),
    long: atMost('Zipcode', LIMITS.zipCode.max),
  },
  sku: { required: required('Sku'), characters: characters('Sku'), long: atMost('Sku', LIMITS.slug) },
  slug: { required: required('Slug'), characters: characters('Slug'), long: atMost('Slug', LIMITS.slug) },
  description: { required: required('Description'), long: atMost('Description', LIMITS.description) },
  age: { long: atMost('Age', LIMITS.productDetail) },
  size: { long: atMost('Size', LIMITS.productDetail) },
  material: { long: atMost('Material', LIMITS.productDetail) },
  quantity: QUANTITY_TEXT,
  price: {
    required: required('Price'),
    number: 'Price must be a number.',
    low: 'Price must be at least 1.',
    high: `Price may not be greater than ${LIMITS.price.max}.`,
  },
  taxable: { required: required('Taxable') },
  brand: { required: required('Brand') },
  image: {
    required: 'Please upload files with jpg, jpeg, png format.',
    large: 'This picture is too large. Please choose one of up to 5 MB.',
    pixels: 'This picture has too many pixels. Please choose one of up to 40 megapixels.',
    animated: 'Moving pictures are not supported. Please choose a still one.',
    unreadable: 'This file is damaged or not a picture. Please choose another one.',
  },
  products: {
    required: 'Products are required.',
    long: `A category may have at most ${LIMITS.categoryProducts} products.`,
  },
  categories: { long: `A product may be in at most ${LIMITS.productCategories} categories.` },
  cart: { long: `A cart may hold at most ${LIMITS.cartLines} different products.` },
  brandName: { required: required('Brand'), long: atMost('Brand', LIMITS.name) },
  business: {
    required: required('Business'),
    short: atLeast('Business', LIMITS.business.min),
    long: atMost('Business', LIMITS.business.max),
  },
  title: { required: required('Title'), long: atMost('Title', LIMITS.title) },
  review: { required: required('Review'), long: atMost('Review', LIMITS.review) },
  rating: { required: 'Rating is required.' },
  isRecommended: { required: 'Recommendable is required.' },
  chat: { blank: 'Please type message.', long: atMost('Message', LIMITS.chatMessage) },
} as const
