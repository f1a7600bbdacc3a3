import type { ApiClient } from './api-client.ts'
import { connect } from './connect.ts'

type Schema<Data> = { parse: (body: unknown) => Data }

/**
 * Sends a GET request and parses the response.
 * @throws {ApiError} when the request fails; the schema's error when the response does not match it
 */
export const getJson = <Data>(
  client: ApiClient,
  path: string,
  schema: Schema<Data>,
  signal?: AbortSignal,
): Promise<Data> =>
  connect(client)
    .options({ signal })
    .url(path)
    .get()
    .json((body) => schema.parse(body))

/** Sends a POST request and parses the response. @throws like `getJson` */
export const postJson = <Data>(
  client: ApiClient,
  path: string,
  schema: Schema<Data>,
  body: object = {},
): Promise<Data> =>
  connect(client)
    .url(path)
    .post(body)
    .json((response) => schema.parse(response))

/** Sends a PUT request and parses the response. @throws like `getJson` */
export const putJson = <Data>(
  client: ApiClient,
  path: string,
  schema: Schema<Data>,
  body: object = {},
): Promise<Data> =>
  connect(client)
    .url(path)
    .put(body)
    .json((response) => schema.parse(response))

/** Sends a DELETE request and parses the response. @throws like `getJson` */
export const deleteJson = <Data>(client: ApiClient, path: string, schema: Schema<Data>): Promise<Data> =>
  connect(client)
    .url(path)
    .delete()
    .json((response) => schema.parse(response))
