import * as z from 'zod/mini'
import { Id, requiredText } from './fields.ts'
import { maxLength } from './length-checks.ts'

/** The lists of the dashboard that have saved views. */
export const VIEW_LISTS = ['orders', 'merchant-orders', 'products', 'reviews', 'merchants', 'users'] as const
export type ViewList = (typeof VIEW_LISTS)[number]

/** `count` is the maximum number of views that a user has of a list. */
export const SAVED_VIEWS = { count: 20, name: 40, query: 500 } as const

/** What a list of the dashboard shows, saved under a name by a user for themselves. */
export const SavedView = z.object({
  _id: Id,
  list: z.enum(VIEW_LISTS),
  name: z.string(),
  /** The query of the list's address without `?` and page: `status=to_ship&sortBy=oldest`. */
  query: z.string(),
})
export type SavedView = z.infer<typeof SavedView>

/** All views of a user, by name. */
export const SavedViewList = z.object({ views: z.array(SavedView) })
export type SavedViewList = z.infer<typeof SavedViewList>

/** Saves a view. One of the same list and name is replaced. */
export const SavedViewInput = z.object({
  list: z.enum(VIEW_LISTS),
  name: requiredText({ required: 'Name is required.' }, SAVED_VIEWS.name),
  query: z.string().check(maxLength(SAVED_VIEWS.query), z.regex(/^[\w=&%.+*-]+$/)),
})
export type SavedViewInput = z.infer<typeof SavedViewInput>

/** The field that a user fills in to save a view. */
export const SavedViewName = z.pick(SavedViewInput, { name: true })
