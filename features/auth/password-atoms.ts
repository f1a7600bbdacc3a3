import {
  type ChangePasswordInput,
  type ForgotPasswordInput,
  type MessageResponse,
  type ResetPasswordInput,
  TOAST_TEXT,
} from '@whirligig/contract'
import { clientAtom, endSessionAtom, publicClient, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithMutation } from 'jotai-tanstack-query'
import { askForLink, changePassword, resetPassword } from './password-api.ts'

export const forgotAtom = atomWithMutation(() => ({
  mutationKey: ['forgot'],
  mutationFn: (input: ForgotPasswordInput) => askForLink(publicClient, input),
  meta: { title: TOAST_TEXT.title.forgot },
}))

export const resetAtom = atomWithMutation(() => ({
  mutationKey: ['reset'],
  mutationFn: ({ token, ...input }: ResetPasswordInput & { token: string }) =>
    resetPassword(publicClient, token, input),
  meta: { title: TOAST_TEXT.title.reset },
}))

const changeMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['change-password'],
    mutationFn: (input: ChangePasswordInput) => changePassword(client, input),
    meta: { title: TOAST_TEXT.title.reset },
  }
})

/** Changes the password. The server has ended every session by then, so this one ends here too. */
export const changePasswordAtom = atom(null, async (get, set, input: ChangePasswordInput): Promise<MessageResponse> => {
  const session = get(sessionAtom)
  const saved = await get(changeMutationAtom).mutateAsync(input)
  if (set(endSessionAtom, session)) set(showToastAtom, { tone: 'success', title: saved.message })
  return saved
})
