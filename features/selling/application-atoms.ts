import { type MerchantInput, type MerchantSignupInput, TOAST_TEXT } from '@whirligig/contract'
import { mutationAtom } from '@whirligig/core/query'
import { sendApplication, signUpMerchant } from './application-api.ts'

export const sendApplicationAtom = mutationAtom({
  key: 'seller-application',
  mutate: (client, input: MerchantInput) => sendApplication(client, input),
  isPublic: true,
  toast: ({ message }) => message,
})

export const signUpMerchantAtom = mutationAtom({
  key: 'merchant-signup',
  mutate: (client, { token, ...input }: MerchantSignupInput & { token: string }) =>
    signUpMerchant(client, token, input),
  isPublic: true,
  toast: ({ message }) => message,
  meta: { title: TOAST_TEXT.title.signup },
})
