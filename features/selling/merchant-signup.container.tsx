import { FormError, FormPassword, FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { signUpMerchantAtom } from './application-atoms.ts'
import { InvitationHelp } from './invitation-help.tsx'
import { loadApplicationApi } from './load-application-api.ts'

const loadSchema = async () => (await loadApplicationApi()).MerchantSignupInput

export type MerchantSignupContainerProps = {
  /** The token of the invitation link. */
  token: string
  /** The email address that the invitation was sent to. */
  email: string
  /** The contact page, where the user can request a new invitation. */
  contactHref: string
  /** Called with the email address of the new account. */
  onSignedUp: (email: string) => void
}

/** The sign-up form of an approved merchant. */
export function MerchantSignupContainer({ token, email, contactHref, onSignedUp }: MerchantSignupContainerProps) {
  const { control, submit, formState, rootError } = useZodForm(loadSchema, {
    email,
    firstName: '',
    lastName: '',
    password: '',
  })
  const signUp = useSetAtom(signUpMerchantAtom)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        await signUp({ token, ...input })
        onSignedUp(input.email)
      })}
    >
      {rootError ? <InvitationHelp contactHref={contactHref} /> : <FormError control={control} />}
      <FormText
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint="The address your invitation was sent to."
      />
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
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Get Started
      </Button>
    </form>
  )
}
