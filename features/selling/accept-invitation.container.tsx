import { Button } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { acceptInvitationAtom } from './application-atoms.ts'
import { InvitationHelp } from './invitation-help.tsx'

export type AcceptInvitationContainerProps = {
  /** The token of the invitation link. */
  token: string
  /** The contact page, where the user can request a new invitation. */
  contactHref: string
  onAccepted: () => void
}

/** The button with which the signed-in user accepts an invitation to sell. */
export function AcceptInvitationContainer({ token, contactHref, onAccepted }: AcceptInvitationContainerProps) {
  const [{ isPending, isError }, accept] = useAtom(acceptInvitationAtom)
  return (
    <div className="grid grid-cols-1 gap-5">
      {isError ? <InvitationHelp contactHref={contactHref} /> : null}
      <Button
        fullWidth
        loading={isPending}
        // The query client shows the error toast.
        onClick={() => accept(token).then(onAccepted, () => undefined)}
      >
        Become a merchant
      </Button>
    </div>
  )
}
