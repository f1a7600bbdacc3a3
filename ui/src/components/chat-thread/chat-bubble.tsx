import { Avatar } from '../avatar/avatar.tsx'
import { type DeliveryStatus, DeliveryStatusIcon } from './delivery-status.tsx'
import { splitLinks } from './split-links.ts'

export type ChatBubbleMessage = {
  id: string
  /** One's own messages stand at the end of the line. */
  own: boolean
  /** The writer's first name. */
  name: string
  /** The writer's id, for the colour of the avatar. */
  userId: string
  text: string
  /** When, ready to read. */
  time: string
  /** On which day, ready to read: `Today`, `November 20, 2026`. A new day gets a line of its own. */
  day: string
  /** Follows another one of the same writer closely: says neither who nor, to the eye, anything but the text. */
  noHeader?: boolean
  /** Of one's own. */
  delivery?: DeliveryStatus
}

export type ChatBubbleProps = {
  message: ChatBubbleMessage
  /** Sends one that failed again; gets its id. */
  onRetry?: (id: string) => void
  /** Takes one that failed away; gets its id. */
  onDiscard?: (id: string) => void
}

/** What somebody said. */
export function ChatBubble({ message, onRetry, onDiscard }: ChatBubbleProps) {
  const { id, own, name, userId, text, time, noHeader = false, delivery } = message
  return (
    <div
      data-own={own || undefined}
      data-follows={noHeader || undefined}
      className="group/message flex items-start gap-3 pt-4 data-follows:pt-1 data-own:flex-row-reverse"
    >
      {own ? null : noHeader ? <span className="w-8 shrink-0" /> : <Avatar name={name} colourKey={userId} size="sm" />}
      <div className="grid min-w-0 max-w-[min(34rem,85%)] gap-1 group-data-own/message:justify-items-end">
        <p className={noHeader ? 'sr-only' : 'px-1 text-sm text-ink-soft'}>
          <span className="font-semibold">{own ? 'You' : name}</span> <span className="tabular-nums">{time}</span>
        </p>
        <p className="rounded-card rounded-ss-sm border border-line bg-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap group-data-own/message:rounded-ss-card group-data-own/message:rounded-se-sm group-data-own/message:border-transparent group-data-own/message:bg-sky-pale">
          {splitLinks(text).map(({ text: part, href }, index) =>
            href ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
                key={index}
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="text-sky-text underline underline-offset-4"
              >
                {part}
              </a>
            ) : (
              part
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
