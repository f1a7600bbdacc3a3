import type { NewsletterInput } from '@whirligig/contract'
import { publicClient } from '@whirligig/core/session'
import { atomWithMutation } from 'jotai-tanstack-query'
import { subscribe } from './api.ts'

export const subscribeAtom = atomWithMutation(() => ({
  mutationKey: ['newsletter'],
  mutationFn: (input: NewsletterInput) => subscribe(publicClient, input),
}))
