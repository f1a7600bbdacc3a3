import type { ApiClient } from '@whirligig/api'
import { type NewsletterInput, Saved } from '@whirligig/contract'

export const subscribe = (client: ApiClient, input: NewsletterInput) =>
  client
    .url('/newsletter/subscribe')
    .post(input)
    .json((body) => Saved.parse(body))
