import { ChangePasswordInput } from '@whirligig/contract'
import { FormError, FormPassword, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { userAtom } from '@whirligig/core/session'
import { Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { changePasswordAtom } from './atoms.ts'

export type ChangePasswordContainerProps = {
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The form that changes the password. A change ends all sessions of the user, including this one. */
export function ChangePasswordContainer({ onDirtyChange }: ChangePasswordContainerProps) {
  const { control, submit, formState } = useZodForm(ChangePasswordInput, { password: '', confirmPassword: '' })
  const changePassword = useSetAtom(changePasswordAtom)
  const email = useAtomValue(userAtom)?.email ?? ''
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form noValidate className="grid grid-cols-1 max-w-xl gap-5" onSubmit={submit(changePassword)}>
      {/* Password managers need the username. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormPassword control={control} name="password" label="Old Password" autoComplete="current-password" />
      <FormPassword
        control={control}
        name="confirmPassword"
        label="New Password"
        autoComplete="new-password"
        hint="At least 6 characters. You will be signed out everywhere and log in with the new one."
      />
      <FormError control={control} />
      <Button type="submit" className="justify-self-start" loading={formState.isSubmitting}>
        Change Password
      </Button>
    </form>
  )
}
