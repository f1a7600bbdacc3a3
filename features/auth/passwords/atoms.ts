import {
  type ChangePasswordInput,
  type ForgotInput,
  NOTICE_TEXT,
  type ResetInput,
  type Saved,
} from '@whirligig/contract'
import { clientAtom, endSessionAtom, publicClient, sessionAtom } from '@whirligig/core/session'
import { notifyAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { atomWithMutation } from 'jotai-tanstack-query'
import { askForLink, changePassword, resetPassword } from './api.ts'

export const forgotAtom = atomWithMutation(() => ({
  mutationKey: ['forgot'],
  mutationFn: (input: ForgotInput) => askForLink(publicClient, input),
  meta: { title: NOTICE_TEXT.title.forgot },
}))

export const resetAtom = atomWithMutation(() => ({
  mutationKey: ['reset'],
  mutationFn: ({ token, ...input }: ResetInput & { token: string }) => resetPassword(publicClient, token, input),
  meta: { title: NOTICE_TEXT.title.reset },
}))

const changeMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['change-password'],
    mutationFn: (input: ChangePasswordInput) => changePassword(client, input),
    meta: { title: NOTICE_TEXT.title.reset },
  }
})

/** Changes the password. The server has ended every session by then, so this one ends here too. */
export const changePasswordAtom = atom(null, async (get, set, input: ChangePasswordInput): Promise<Saved> => {
  const session = get(sessionAtom)
  const saved = await get(changeMutationAtom).mutateAsync(input)
  if (set(endSessionAtom, session)) set(notifyAtom, { tone: 'success', title: saved.message })
  return saved
})
