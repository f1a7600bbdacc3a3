import { ResetPasswordInput } from '@whirligig/contract'
import { FormError, FormPassword, useZodForm } from '@whirligig/core/forms'
import { Button, Callout, Link } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { resetPasswordAtom } from './atoms.ts'

export type ResetPasswordContainerProps = {
  /** The token of the reset link. */
  token: string
  /** The page that requests a new link. */
  forgotHref: string
  onChanged: () => void
}

/** The form that sets a new password. The user opens it with the link of a mail. */
export function ResetPasswordContainer({ token, forgotHref, onChanged }: ResetPasswordContainerProps) {
  const { control, submit, formState, rootError } = useZodForm(ResetPasswordInput, {
    password: '',
    confirmPassword: '',
  })
  const resetPassword = useSetAtom(resetPasswordAtom)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        await resetPassword({ token, ...input })
        onChanged()
      })}
    >
      {rootError ? (
        <Callout
          tone="error"
          role="alert"
          action={
            <Link variant="standalone" tone="inherit" href={forgotHref}>
              Ask for a new link
            </Link>
          }
        >
          This link has been used or is too old.
        </Callout>
      ) : (
        <FormError control={control} />
      )}
      <FormPassword
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters."
      />
      <FormPassword control={control} name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Reset Password
      </Button>
    </form>
  )
}
