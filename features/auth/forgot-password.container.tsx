import { ForgotPasswordInput } from '@whirligig/contract'
import { FormText, useZodForm } from '@whirligig/core/forms'
import { showToastAtom } from '@whirligig/core/toasts'
import { Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { forgotAtom } from './password-atoms.ts'

export type ForgotContainerProps = {
  /** The mail is on its way, if there is an account to send it to. */
  onSent: () => void
}

/** Asks for a mail with a link to choose a new password. */
export function ForgotContainer({ onSent }: ForgotContainerProps) {
  const { control, submit, formState } = useZodForm(ForgotPasswordInput, { email: '' })
  const { mutateAsync: ask } = useAtomValue(forgotAtom)
  const notify = useSetAtom(showToastAtom)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        const { message } = await ask(input)
        notify({ tone: 'success', title: message })
        onSent()
      })}
    >
      <FormText control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Send the link
      </Button>
    </form>
  )
}
