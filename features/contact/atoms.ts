import { publicClient } from '@whirligig/api'
import type { ContactInput } from '@whirligig/contract'
import { atomWithMutation } from 'jotai-tanstack-query'
import { sendMessage } from './api.ts'

export const sendMessageAtom = atomWithMutation(() => ({
  mutationKey: ['contact'],
  mutationFn: (input: ContactInput) => sendMessage(publicClient, input),
}))
