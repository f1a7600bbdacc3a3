import { type ChangePasswordInput, TOAST_TEXT } from '@whirligig/contract'
import { mutationAtom } from '@whirligig/core/query'
import { endSessionAtom, sessionAtom, setCachedUser } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom } from 'jotai'
import { changePassword, updateProfile } from './api.ts'

export const updateProfileAtom = mutationAtom({
  key: 'update-profile',
  mutate: updateProfile,
  onSuccess: ({ user }, { queryClient, session }) => setCachedUser(queryClient, session, user),
  toast: ({ message }) => message,
})

const changePasswordMutationAtom = mutationAtom({
  key: 'change-password',
  mutate: changePassword,
  meta: { title: TOAST_TEXT.title.reset },
})

/** Changes the password and ends the session, as the server does. */
export const changePasswordAtom = atom(null, async (get, set, input: ChangePasswordInput): Promise<void> => {
  const session = get(sessionAtom)
  const { message } = await set(changePasswordMutationAtom, input)
  if (set(endSessionAtom, session)) set(showToastAtom, { tone: 'success', title: message })
})
