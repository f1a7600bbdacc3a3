import { Avatar } from '../avatar/avatar.tsx'
import { Link } from '../link/link.tsx'
import { type DeliveryStatus, DeliveryStatusIcon } from './delivery-status.tsx'
import { splitLinks } from './split-links.ts'

export type ChatBubbleMessage = {
  id: string
  /** The current user wrote the message. Own messages are aligned to the end. */
  own: boolean
  /** A colleague of the current user wrote the message. It is aligned like an own one, with its author's name. */
  colleague?: boolean
  /** First name of the author. */
  name: string
  /** Id of the author; determines the avatar colour. */
  userId: string
  text: string
  /** Formatted time. */
  time: string
  /** Formatted day: `Today`, `November 20, 2026`. The first message of a day is preceded by a separator. */
  day: string
  /**
   * Hides author and time, for a message that directly follows another one by the same author. Screen readers still get
   * them.
   */
  noHeader?: boolean
  /** Delivery status; for own messages. */
  delivery?: DeliveryStatus
}

export type ChatBubbleProps = {
  message: ChatBubbleMessage
  /** Called with the id of a failed message to send it again. */
  onRetry?: (id: string) => void
  /** Called with the id of a failed message to delete it. */
  onDiscard?: (id: string) => void
}

/** One chat message. */
export function ChatBubble({ message, onRetry, onDiscard }: ChatBubbleProps) {
  const { id, own, colleague = false, name, userId, text, time, noHeader = false, delivery } = message
  const isOutgoing = own || colleague
  return (
    <div
      data-outgoing={isOutgoing || undefined}
      data-follows={noHeader || undefined}
      className="group/message flex items-start gap-3 pt-4 data-follows:pt-1 data-outgoing:flex-row-reverse"
    >
      {isOutgoing ? null : noHeader ? (
        <span className="w-8 shrink-0" />
      ) : (
        <Avatar name={name} colourKey={userId} size="sm" />
      )}
      <div className="grid grid-cols-1 min-w-0 max-w-[min(34rem,85%)] gap-1 group-data-outgoing/message:justify-items-end">
        <p className={noHeader ? 'sr-only' : 'px-1 text-sm text-ink-soft'}>
          <span className="font-semibold">{own ? 'You' : name}</span> <span className="tabular-nums">{time}</span>
        </p>
        <p className="rounded-card rounded-ss-sm border border-line bg-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap group-data-outgoing/message:rounded-ss-card group-data-outgoing/message:rounded-se-sm group-data-outgoing/message:border-transparent group-data-outgoing/message:bg-sky-pale">
          {splitLinks(text).map(({ text: segment, href }, index) =>
            href ? (
              <Link
                // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never change their order
                key={index}
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {segment}
              </Link>
            ) : (
              segment
            ),
          )}
        </p>
        {delivery ? (
          <p className="flex px-1 text-sm text-ink-soft">
            <DeliveryStatusIcon
              status={delivery}
              onRetry={onRetry && (() => onRetry(id))}
              onDiscard={onDiscard && (() => onDiscard(id))}
            />
          </p>
        ) : null}
      </div>
    </div>
  )
}
