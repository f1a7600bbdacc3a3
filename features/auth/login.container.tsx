import { LoginInput, TOAST_TEXT } from '@whirligig/contract'
import { FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { loginAtom, welcomeAtom } from './atoms.ts'

/** Email and password. Signing in changes the session; where that leads is the guard's to say. */
export function LoginContainer() {
  const { control, submit, formState } = useZodForm(LoginInput, { email: '', password: '' })
  const { mutateAsync: login } = useAtomValue(loginAtom)
  const welcome = useSetAtom(welcomeAtom)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        const { token, user } = await login(input)
        welcome({ token, title: TOAST_TEXT.welcomeBack(user.firstName) })
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
