import { LoginInput, TOAST_TEXT } from '@whirligig/contract'
import { FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { completeSignInAtom, loginAtom } from './atoms.ts'

/** The form to sign in with email and password. The route's guard redirects the signed-in user. */
export function LoginContainer() {
  const { control, submit, formState } = useZodForm(LoginInput, { email: '', password: '' })
  const login = useSetAtom(loginAtom)
  const completeSignIn = useSetAtom(completeSignInAtom)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        const { token, user } = await login(input)
        completeSignIn({ token, title: TOAST_TEXT.welcomeBack(user.firstName) })
      })}
    >
      <FormText control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <FormText control={control} name="password" label="Password" type="password" autoComplete="current-password" />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Sign In
      </Button>
    </form>
  )
}
