import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { CartInput } from './cart.ts'
import { CategoryEdit, CategoryInput } from './category.ts'
import { CHAT, ChatReceived } from './chat.ts'
import { ContactInput } from './contact.ts'
import { maxLength } from './length-checks.ts'
import { LIMITS } from './limits.ts'
import { MerchantInput } from './merchant.ts'
import { MAX_WATCHED_IDS, WatchStockInput } from './realtime-events.ts'
import { LoginInput, RegisterInput } from './session.ts'

/** JSON whose `length` cannot be compared with a number. */
const hostile: unknown = JSON.parse('{"length":{"toString":1},"toString":1,"then":1}')

it.each([
  ['a login', LoginInput, ['email', 'password']],
  ['a registration', RegisterInput, ['email', 'firstName', 'lastName', 'password']],
  ['an application', MerchantInput, ['name', 'email', 'phoneNumber', 'brandName', 'business']],
  ['a contact message', ContactInput, ['name', 'email', 'message']],
  ['a category', CategoryInput, ['products']],
  ['a cart', CartInput, ['products']],
])('%s with an object in place of a text or a list is invalid', (_name, schema, fields) => {
  const result = schema.safeParse(Object.fromEntries(fields.map((field) => [field, hostile])))
  const invalid = result.error?.issues.map((issue) => issue.path[0])
  for (const field of fields) expect(invalid?.filter((name) => name === field)).toHaveLength(1)
})

it('parses no element of an array that is too long', () => {
  const parseElement = vi.fn(() => true)
  const List = z.array(z.string().check(z.refine(parseElement))).check(maxLength(2, 'Too long.'))
  expect(List.safeParse(['a', 'b', 'c']).error?.issues).toMatchObject([{ message: 'Too long.', path: [] }])
  expect(parseElement).not.toHaveBeenCalled()
  expect(List.parse(['a', 'b'])).toEqual(['a', 'b'])
  expect(parseElement).toHaveBeenCalledTimes(2)
})

it.each([
  ['a cart', CartInput.shape.products, LIMITS.cartLines],
  ['a new category', CategoryInput.shape.products, LIMITS.categoryProducts],
  ['an edited category', CategoryEdit.shape.products, LIMITS.categoryProducts],
  ['received messages', ChatReceived, CHAT.maxPeople],
  ['watched products', WatchStockInput, MAX_WATCHED_IDS],
])('reports one issue for %s with too many elements', (_name, schema, max) => {
  const tooMany = Array.from({ length: max + 1 }, () => ({}))
  expect(schema.safeParse(tooMany).error?.issues).toHaveLength(1)
  expect(schema.safeParse(tooMany.slice(1)).error?.issues.length).toBeGreaterThanOrEqual(max)
})
