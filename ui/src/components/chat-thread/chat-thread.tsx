import { ArrowDown } from 'lucide-react'
import { type ComponentProps, Fragment, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ChatBubble, type ChatBubbleMessage } from './chat-bubble.tsx'
import { useThreadScroll } from './use-thread-scroll.ts'

export type ChatThreadProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the conversation: `Messages with Ada`. */
  label: string
  /** Oldest first. */
  messages: ReadonlyArray<ChatBubbleMessage>
  /** Sends a failed one again. */
  onRetry?: (id: string) => void
  /** Takes a failed one away. */
  onDiscard?: (id: string) => void
  /** Asks for older ones: by its button, and when the top is reached. Leave it out where there are none. */
  onLoadOlder?: () => void
  /** Older ones are on their way. */
  loadingOlder?: boolean
  /** Said when there is nothing. */
  emptyText?: string
}

/**
 * A conversation. It stays at its newest message while that is in sight, and otherwise where one reads; new ones are
 * announced. Give it a `key` of the conversation, and a place whose height is fixed.
 */
export function ChatThread({
  label,
  messages,
  onRetry,
  onDiscard,
  onLoadOlder,
  loadingOlder = false,
  emptyText = 'No messages found.',
  className,
  ...props
}: ChatThreadProps) {
  const scroll = useThreadScroll(messages)
  return (
    <div className={cx('relative grid min-h-0', className)} {...props}>
      <div
        ref={scroll.ref}
        role="log"
        aria-label={label}
        // Older ones that are fetched are no news: what is, is said below.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        onScroll={() => {
          if (scroll.onScroll() && !loadingOlder) onLoadOlder?.()
        }}
        className="overflow-y-auto overscroll-contain px-4 pb-4 -outline-offset-3 [overflow-anchor:none]"
      >
        <div>
          {onLoadOlder ? (
            <div className="grid justify-items-center pt-2">
              <Button variant="quiet" size="sm" loading={loadingOlder} onClick={onLoadOlder} className="text-sm">
                Load older messages
              </Button>
            </div>
          ) : null}
          {messages.length === 0 ? <EmptyState compact text={emptyText} /> : null}
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {message.day === messages[index - 1]?.day ? null : <Day day={message.day} />}
              <ChatBubble message={message} onRetry={onRetry} onDiscard={onDiscard} />
            </Fragment>
          ))}
        </div>
      </div>
      <NewMessageAnnouncer messages={messages} />
      {scroll.unseen ? (
        <Button
          variant="primary"
          size="sm"
          icon={<ArrowDown aria-hidden="true" className="size-5" />}
          onClick={scroll.toEnd}
          className="absolute bottom-4 justify-self-center"
        >
          New messages
        </Button>
      ) : null}
    </div>
  )
}

function Day({ day }: { day: string }) {
  return (
    <p className="flex items-center gap-4 pt-5 pb-1 text-sm font-semibold text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {day}
    </p>
  )
}

/** Says aloud what the other writes while one is there. */
function NewMessageAnnouncer({ messages }: Pick<ChatThreadProps, 'messages'>) {
  const newest = messages.findLast(({ own }) => !own)
  const [known] = useState(newest?.id)
  return (
    <p role="status" className="sr-only">
      {newest && newest.id !== known ? <span key={newest.id}>{`${newest.name}: ${newest.text}`}</span> : null}
    </p>
  )
}
