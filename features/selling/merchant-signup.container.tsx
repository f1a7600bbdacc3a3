import { MerchantSignupInput } from '@whirligig/contract'
import { FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { signUpMerchantAtom } from './application-atoms.ts'
import { InvitationHelp } from './invitation-help.tsx'

export type MerchantSignupContainerProps = {
  /** The token of the invitation link. */
  token: string
  /** The email address that the invitation was sent to. */
  email: string
  /** The contact page, where the user can request a new invitation. */
  contactHref: string
  onSignedUp: () => void
}

/** The sign-up form of an approved merchant. */
export function MerchantSignupContainer({ token, email, contactHref, onSignedUp }: MerchantSignupContainerProps) {
  const { control, submit, formState, rootError } = useZodForm(MerchantSignupInput, {
    email,
    firstName: '',
    lastName: '',
    password: '',
  })
  const signUp = useSetAtom(signUpMerchantAtom)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        await signUp({ token, ...input })
        onSignedUp()
      })}
    >
      {rootError ? <InvitationHelp contactHref={contactHref} /> : null}
      <FormText
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint="The address your invitation was sent to."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText control={control} name="firstName" label="First Name" autoComplete="given-name" />
        <FormText control={control} name="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <FormText
        control={control}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters."
      />
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Get Started
      </Button>
    </form>
  )
}
