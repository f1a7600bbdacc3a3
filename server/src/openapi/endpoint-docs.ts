import { ACCOUNTS_DOCS } from './endpoint-docs/accounts.ts'
import { CATALOGUE_DOCS } from './endpoint-docs/catalogue.ts'
import { CUSTOMERS_DOCS } from './endpoint-docs/customers.ts'
import { DASHBOARD_DOCS } from './endpoint-docs/dashboard.ts'
import { ORDERS_DOCS } from './endpoint-docs/orders.ts'
import type { QueryName } from './query-params.ts'

/** What the API documentation says about an endpoint in addition to its route and schemas. */
export type EndpointDocs = {
  summary: string
  /** Markdown. */
  details?: string
  query?: readonly QueryName[]
  /** Restricts the endpoint to objects of the caller or of the caller's brand. Other objects are a 404. */
  ownership?: 'user' | 'brand'
  /** Exempts admins from `ownership`. */
  adminsAccessAll?: true
  /** The kind of response, unless it is JSON. */
  response?: 'page' | 'redirect' | 'csv'
  /** The body is a form (multipart/form-data) with a picture, which may be optional. */
  form?: true | 'optional'
  /** The body is a CSV file. */
  csv?: true
}

/** Every endpoint below `/api` by method and path. A test fails when an endpoint is missing here or no longer exists. */
export const ENDPOINT_DOCS: Record<string, EndpointDocs> = {
  ...ACCOUNTS_DOCS,
  ...CATALOGUE_DOCS,
  ...ORDERS_DOCS,
  ...CUSTOMERS_DOCS,
  ...DASHBOARD_DOCS,
}
