import { Callout } from '@whirligig/ui'

/** Explains why an invitation may not work, with a link to request a new one. */
export function InvitationHelp({ contactHref }: { contactHref: string }) {
  return (
    <Callout
      tone="error"
      role="alert"
      action={
        <a
          href={contactHref}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
        >
          Contact us
        </a>
      }
    >
      An invitation works only once, for seven days, and with the email address it was sent to.
    </Callout>
  )
}
