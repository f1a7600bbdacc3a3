import { LIMITS } from './limits.ts'
import { atLeast, atMost, characters, required } from './text-templates.ts'

/** The error texts of the fields that several forms have. */
export const FIELD_TEXT = {
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
  slug: { required: required('Slug'), characters: characters('Slug'), long: atMost('Slug', LIMITS.slug) },
  description: { required: required('Description'), long: atMost('Description', LIMITS.description) },
  products: {
    required: 'Products are required.',
    long: `A category may have at most ${LIMITS.categoryProducts} products.`,
  },
  cart: { long: `A cart may hold at most ${LIMITS.cartLines} different products.` },
  brandName: { required: required('Brand'), long: atMost('Brand', LIMITS.name) },
  business: {
    required: required('Business'),
    short: atLeast('Business', LIMITS.business.min),
    long: atMost('Business', LIMITS.business.max),
  },
  chat: { blank: 'Please type message.', long: atMost('Message', LIMITS.chatMessage) },
} as const
