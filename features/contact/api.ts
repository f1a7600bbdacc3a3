import type { ApiClient } from '@whirligig/api'
import { type ContactInput, Saved } from '@whirligig/contract'

export const sendMessage = (client: ApiClient, input: ContactInput) =>
  client
    .url('/contact/add')
    .post(input)
    .json((body) => Saved.parse(body))
