import { type MerchantInput, type MerchantSignupInput, TOAST_TEXT } from '@whirligig/contract'
import { publicClient } from '@whirligig/core/session'
import { atomWithMutation } from 'jotai-tanstack-query'
import { applyAsSeller, completeSignUp } from './api.ts'

export const applyAtom = atomWithMutation(() => ({
  mutationKey: ['seller-application'],
  mutationFn: (input: MerchantInput) => applyAsSeller(publicClient, input),
}))

export const completeSignUpAtom = atomWithMutation(() => ({
  mutationKey: ['merchant-signup'],
  mutationFn: ({ token, ...input }: MerchantSignupInput & { token: string }) =>
    completeSignUp(publicClient, token, input),
  meta: { title: TOAST_TEXT.title.signup },
}))
