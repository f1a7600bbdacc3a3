import { MerchantSignupInput } from '@whirligig/contract'
import { FormText, useZodForm } from '@whirligig/core/forms'
import { showToastAtom } from '@whirligig/core/toasts'
import { Button, Callout } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { completeSignUpAtom } from './atoms.ts'

export type MerchantSignupContainerProps = {
  /** From the link of the invitation. */
  token: string
  /** The address that the invitation went to. */
  email: string
  /** Where somebody is asked for a new invitation. */
  contactHref: string
  onSignedUp: () => void
}

/** The account of a merchant who was approved. */
export function MerchantSignupContainer({ token, email, contactHref, onSignedUp }: MerchantSignupContainerProps) {
  const {
    control,
    submit,
    formState,
    rootError: refusal,
  } = useZodForm(MerchantSignupInput, {
    email,
    firstName: '',
    lastName: '',
    password: '',
  })
  const { mutateAsync: signUp } = useAtomValue(completeSignUpAtom)
  const notify = useSetAtom(showToastAtom)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={submit(async (input) => {
        const { message } = await signUp({ token, ...input })
        notify({ tone: 'success', title: message })
        onSignedUp()
      })}
    >
      {refusal ? (
        <Callout
          tone="error"
          role="alert"
          action={
            <a
              href={contactHref}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
            >
              Write to us
            </a>
          }
        >
          An invitation works once, for seven days, and only with the email it was sent to.
        </Callout>
      ) : null}
      <FormText
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        hint="The one that your invitation was sent to."
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
