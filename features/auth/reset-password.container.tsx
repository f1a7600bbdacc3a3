import { ResetPasswordInput } from '@whirligig/contract'
import { FormText, useZodForm } from '@whirligig/core/forms'
import { showToastAtom } from '@whirligig/core/toasts'
import { Button, Callout } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { resetAtom } from './password-atoms.ts'

export type ResetContainerProps = {
  /** From the link of the mail. */
  token: string
  /** Where a new link is asked for. */
  forgotHref: string
  onChanged: () => void
}

/** Chooses a new password by the link of a mail. */
export function ResetContainer({ token, forgotHref, onChanged }: ResetContainerProps) {
  const {
    control,
    submit,
    formState,
    rootError: refusal,
  } = useZodForm(ResetPasswordInput, { password: '', confirmPassword: '' })
  const { mutateAsync: reset } = useAtomValue(resetAtom)
  const notify = useSetAtom(showToastAtom)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        const { message } = await reset({ token, ...input })
        notify({ tone: 'success', title: message })
        onChanged()
      })}
    >
      {refusal ? (
        <Callout
          tone="error"
          role="alert"
          action={
            <a
              href={forgotHref}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
            >
              Ask for a new link
            </a>
          }
        >
          This link has been used or is too old.
        </Callout>
      ) : null}
      <FormText
        control={control}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters."
      />
      <FormText
        control={control}
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Reset Password
      </Button>
    </form>
  )
}
