import { CloudOff } from 'lucide-react'

export type SupportStatusProps = {
  disconnected: boolean
  /** Undefined until the profile is loaded. Then the line is empty, so that it does not announce the text of another role. */
  isStaff: boolean | undefined
  /** Whether staff see the cart of the user. */
  showsCart: boolean
}

/** The line under the page's title: an introduction, or the message that the connection is lost. */
export function SupportStatus({ disconnected, isStaff, showsCart }: SupportStatusProps) {
  return (
    <p role="status" className="min-h-6">
      {disconnected ? (
        <span className="text-danger">
          <CloudOff aria-hidden="true" className="me-1.5 inline size-5 align-text-bottom" />
          <strong>Not connected.</strong> Your messages will be sent later.
        </span>
      ) : isStaff === undefined ? null : isStaff ? (
        'Chat with your customers.'
      ) : (
        `Ask us anything. Our team will answer here${showsCart ? ' and can see your cart' : ''}.`
      )}
    </p>
  )
}
