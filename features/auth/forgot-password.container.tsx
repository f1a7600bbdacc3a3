import { ForgotPasswordInput } from '@whirligig/contract'
import { FormError, FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { requestPasswordResetAtom } from './atoms.ts'

export type ForgotPasswordContainerProps = {
  /** Called when the server has accepted the request, whether or not there is an account. */
  onSent: () => void
}

/** The form that requests a mail with a link to reset the password. */
export function ForgotPasswordContainer({ onSent }: ForgotPasswordContainerProps) {
  const { control, submit, formState } = useZodForm(ForgotPasswordInput, { email: '' })
  const requestReset = useSetAtom(requestPasswordResetAtom)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        await requestReset(input)
        onSent()
      })}
    >
      <FormText control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <FormError control={control} />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Send the link
      </Button>
    </form>
  )
}
