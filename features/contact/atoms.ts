import { mutationAtom } from '@whirligig/core/query'
import { sendMessage, subscribe } from './api.ts'

export const sendMessageAtom = mutationAtom({
  key: 'contact',
  mutate: sendMessage,
  isPublic: true,
  toast: ({ message }) => message,
})

export const subscribeAtom = mutationAtom({
  key: 'newsletter',
  mutate: subscribe,
  isPublic: true,
  toast: ({ message }) => message,
})
