import { MessageResponse, type NewsletterInput } from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

export const subscribe = (client: ApiClient, input: NewsletterInput) =>
  client
    .url('/newsletter/subscribe')
    .post(input)
    .json((body) => MessageResponse.parse(body))
