import { type MerchantInput, type MerchantSignupInput, TOAST_TEXT } from '@whirligig/contract'
import { mutationAtom, privateKey, publicKey } from '@whirligig/core/query'
import { loadApplicationApi } from './load-application-api.ts'

export const sendApplicationAtom = mutationAtom({
  key: 'seller-application',
  mutate: async (client, input: MerchantInput) => (await loadApplicationApi()).sendApplication(client, input),
  isPublic: true,
  toast: ({ message }) => message,
})

export const signUpMerchantAtom = mutationAtom({
  key: 'merchant-signup',
  mutate: async (client, { token, ...input }: MerchantSignupInput & { token: string }) =>
    (await loadApplicationApi()).signUpMerchant(client, token, input),
  isPublic: true,
  toast: ({ message }) => message,
  meta: { title: TOAST_TEXT.title.signup },
})

export const acceptInvitationAtom = mutationAtom({
  key: 'accept-invitation',
  mutate: async (client, token: string) => (await loadApplicationApi()).acceptInvitation(client, token),
  // The user's role changes, and with it what the user may see.
  invalidates: (session) => [publicKey(), privateKey(session)],
  toast: ({ message }) => message,
})
