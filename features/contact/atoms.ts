import type { ContactInput, NewsletterInput } from '@whirligig/contract'
import { mutationAtom } from '@whirligig/core/query'
import { loadApi } from './load-api.ts'

export const sendMessageAtom = mutationAtom({
  key: 'contact',
  mutate: async (client, input: ContactInput) => (await loadApi()).sendMessage(client, input),
  isPublic: true,
  toast: ({ message }) => message,
})

export const subscribeAtom = mutationAtom({
  key: 'newsletter',
  mutate: async (client, input: NewsletterInput) => (await loadApi()).subscribe(client, input),
  isPublic: true,
  toast: ({ message }) => message,
})
