import { LoginInput, TOAST_TEXT } from '@whirligig/contract'
import { FormError, FormPassword, FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { completeSignInAtom, loginAtom } from './atoms.ts'

export type LoginContainerProps = {
  /** The email address that the form starts with. @default '' */
  email?: string | undefined
}

/** The form to sign in with email and password. The route's guard redirects the signed-in user. */
export function LoginContainer({ email = '' }: LoginContainerProps) {
  const { control, submit, formState } = useZodForm(LoginInput, { email, password: '' })
  const login = useSetAtom(loginAtom)
  const completeSignIn = useSetAtom(completeSignInAtom)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        const { token, user } = await login(input)
        completeSignIn({ token, title: TOAST_TEXT.welcomeBack(user.firstName) })
      })}
    >
      <FormText control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <FormPassword control={control} name="password" label="Password" autoComplete="current-password" />
      <FormError control={control} />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Sign In
      </Button>
    </form>
  )
}
