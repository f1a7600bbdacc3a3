import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { FORMS } from '../test/form-cases.ts'
import { MISSING, type TextKey } from '../test/invalid-values.ts'
import { FORM_TEXT } from './index.ts'

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
