import type { ContactInput } from '@whirligig/contract'
import { publicClient } from '@whirligig/core/session'
import { atomWithMutation } from 'jotai-tanstack-query'
import { sendMessage } from './api.ts'

export const sendMessageAtom = atomWithMutation(() => ({
  mutationKey: ['contact'],
  mutationFn: (input: ContactInput) => sendMessage(publicClient, input),
}))
