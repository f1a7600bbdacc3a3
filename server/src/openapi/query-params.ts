/** The query parameters of the API. An invalid value counts as absent. */
export const QUERY_PARAMS = {
  page: { type: 'integer', minimum: 1, default: 1, description: 'Page number, from 1.' },
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'Items per page. Default: 20, for toys 10, for the reviews of a toy 5.',
  },
  search: { type: 'string', maxLength: 100, description: 'Literal text, case-insensitive.' },
  name: { type: 'string', maxLength: 100, description: 'Text in the name, case-insensitive.' },
  category: { type: 'string', description: 'Slug of a category. Empty or `all`: no filter.' },
  brand: { type: 'string', description: 'Slug of a brand. Empty or `all`: no filter.' },
  min: { type: 'number', description: 'Minimum price in dollars.' },
  max: { type: 'number', description: 'Maximum price in dollars.' },
  rating: {
    type: 'number',
    minimum: 0,
    maximum: 5,
    description: 'Minimum average rating, compared with the average rounded to whole stars. 0: no filter.',
  },
  sortOrder: {
    type: 'integer',
    enum: [0, 1, 2],
    default: 0,
    description: 'Newest first (0), price descending (1), price ascending (2).',
  },
  order: { type: 'integer', enum: [0, 1, 2], description: 'Alias of `sortOrder`, which takes precedence.' },
  sort: {
    type: 'string',
    enum: ['newest', 'highest', 'lowest', 'waiting'],
    default: 'newest',
    description:
      'Newest first; for the reviews of a toy the highest or lowest rating first, for all reviews `waiting` first.',
  },
  status: { type: 'string', description: 'Restricts a list to a status, see the endpoint. Anything else: no filter.' },
  stock: {
    type: 'string',
    enum: ['low', 'out'],
    description: 'Products with 1 to 25 pieces (`low`), or none (`out`). Anything else: no filter.',
  },
  active: {
    type: 'string',
    enum: ['true', 'false'],
    description: 'Active or inactive products. Anything else: no filter.',
  },
  sortBy: {
    type: 'string',
    enum: [
      ...['newest', 'oldest', 'total-low', 'total-high'],
      ...['name', 'name-desc', 'price-low', 'price-high', 'stock-low', 'stock-high'],
    ],
    default: 'newest',
    description:
      'The order of the list. `oldest` and those by total are for orders, the others but `newest` are for products.',
  },
  from: { type: 'string', format: 'date', description: 'The first day, in UTC.' },
  to: { type: 'string', format: 'date', description: 'The last day, in UTC.' },
  customer: { type: 'string', format: 'uuid', description: 'Id of a user.' },
  product: { type: 'string', format: 'uuid', description: 'Id of a product.' },
  bom: { type: 'string', enum: ['0'], description: '0: without the byte order mark that Excel needs to read UTF-8.' },
  plan: { type: 'string', description: 'The `plan` of the preview.' },
  ids: { type: 'string', description: 'Product ids, separated by commas. What is not an id is ignored.' },
} as const
export type QueryName = keyof typeof QUERY_PARAMS

/** The query parameters of a list with pages. */
export const PAGE_QUERY = ['page', 'limit'] as const satisfies readonly QueryName[]
