import { ContactInput, MessageResponse, NewsletterInput } from '@whirligig/contract'
import { type ApiClient, postJson } from '@whirligig/core/http'

export { ContactInput, NewsletterInput }

export const sendMessage = (client: ApiClient, input: ContactInput) =>
  postJson(client, '/contact/add', MessageResponse, input)

export const subscribe = (client: ApiClient, input: NewsletterInput) =>
  postJson(client, '/newsletter/subscribe', MessageResponse, input)
