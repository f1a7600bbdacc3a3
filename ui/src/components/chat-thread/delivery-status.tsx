import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { Button } from '../button/button.tsx'

/** Delivery status of an own message. */
export type DeliveryStatus = 'sending' | 'sent' | 'delivered' | 'failed'

const STATUSES = {
  sending: { Icon: Clock, text: 'Sending' },
  sent: { Icon: Check, text: 'Sent' },
  delivered: { Icon: CheckCheck, text: 'Delivered' },
  failed: { Icon: CircleAlert, text: 'Not sent' },
}

export type DeliveryStatusIconProps = {
  status: DeliveryStatus
  /** Called to send a failed message again. */
  onRetry?: () => void
  /** Called to delete a failed message. */
  onDiscard?: () => void
}

/** The delivery status as an icon; a failed message also has text and buttons. */
export function DeliveryStatusIcon({ status, onRetry, onDiscard }: DeliveryStatusIconProps) {
  const { Icon, text } = STATUSES[status]
  if (status !== 'failed') {
    return (
      <span className="inline-flex">
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{text}</span>
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
      <Icon aria-hidden="true" className="size-4" />
      {text}
      {onRetry ? (
        <Button variant="link" size="sm" onClick={onRetry} className="-ms-3 text-sm">
          Retry
        </Button>
      ) : null}
      {onDiscard ? (
        <Button variant="link" size="sm" onClick={onDiscard} className="-ms-3 text-sm">
          Discard
        </Button>
      ) : null}
    </span>
  )
}
