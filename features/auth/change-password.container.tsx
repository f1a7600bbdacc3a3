import { ChangePasswordInput } from '@whirligig/contract'
import { FormText, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { userAtom } from './atoms.ts'
import { changePasswordAtom } from './password-atoms.ts'

export type ChangePasswordContainerProps = {
  /** Whether something was typed that has not been sent. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** A new password for the old one. It signs out, here and everywhere else; where that leads is the app's to say. */
export function ChangePasswordContainer({ onDirtyChange }: ChangePasswordContainerProps) {
  const { control, submit, formState } = useZodForm(ChangePasswordInput, { password: '', confirmPassword: '' })
  const change = useSetAtom(changePasswordAtom)
  const email = useAtomValue(userAtom)?.email ?? ''
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form noValidate className="grid max-w-xl gap-5" onSubmit={submit(change)}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormText
        control={control}
        name="password"
        label="Old Password"
        type="password"
        autoComplete="current-password"
      />
      <FormText
        control={control}
        name="confirmPassword"
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters. You will be signed out everywhere and log in with the new one."
      />
      <Button type="submit" className="justify-self-start" loading={formState.isSubmitting}>
        Change Password
      </Button>
    </form>
  )
}
