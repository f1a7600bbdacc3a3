import { scrollIntoView } from '@whirligig/core/forms'
import { Callout, Link } from '@whirligig/ui'

/** Explains why an invitation may not work, with a link to request a new one. It scrolls into view, because it is above a long form. */
export function InvitationHelp({ contactHref }: { contactHref: string }) {
  return (
    <Callout
      ref={scrollIntoView}
      tone="error"
      role="alert"
      action={
        <Link variant="standalone" tone="inherit" href={contactHref}>
          Contact us
        </Link>
      }
    >
      An invitation works only once, for seven days, and with the email address it was sent to. If we sent you several,
      use the latest. If you have signed up already, please log in.
    </Callout>
  )
}
