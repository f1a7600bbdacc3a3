import { RegisterInput, TOAST_TEXT } from '@whirligig/contract'
import { FormCheckbox, FormError, FormPassword, FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { completeSignInAtom, registerAtom } from './atoms.ts'

/** The form for a new account. It signs the user in. */
export function RegisterContainer() {
  const { control, submit, formState } = useZodForm(RegisterInput, {
    email: '',
    firstName: '',
    lastName: '',
    password: '',
    isSubscribed: false,
  })
  const register = useSetAtom(registerAtom)
  const completeSignIn = useSetAtom(completeSignInAtom)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        const { token } = await register(input)
        completeSignIn({ token, title: TOAST_TEXT.signedUp })
      })}
    >
      <FormText control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormText control={control} name="firstName" label="First Name" autoComplete="given-name" />
        <FormText control={control} name="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <FormPassword
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters."
      />
      <FormCheckbox control={control} name="isSubscribed" label="Subscribe to newsletter" />
      <FormError control={control} />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Sign Up
      </Button>
    </form>
  )
}
