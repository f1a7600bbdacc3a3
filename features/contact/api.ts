import { type ContactInput, MessageResponse } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

export const sendMessage = (client: ApiClient, input: ContactInput) =>
  client
    .url('/contact/add')
    .post(input)
    .json((body) => MessageResponse.parse(body))
