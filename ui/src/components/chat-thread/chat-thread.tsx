import { ArrowDown } from 'lucide-react'
import { type ComponentProps, Fragment, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ChatBubble, type ChatBubbleMessage } from './chat-bubble.tsx'
import { useThreadScroll } from './use-thread-scroll.ts'

export type ChatThreadProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name: `Messages with Ada`. */
  label: string
  /** Messages in chronological order. */
  messages: ReadonlyArray<ChatBubbleMessage>
  /** Called with the id of a failed message to send it again. */
  onRetry?: (id: string) => void
  /** Called with the id of a failed message to delete it. */
  onDiscard?: (id: string) => void
  /**
   * Called when the user clicks `Load older messages` or reaches the top. Leave it out when there are no older
   * messages.
   */
  onLoadOlder?: () => void
  /** Older messages are loading. */
  loadingOlder?: boolean
  /** Shown when there are no messages. */
  emptyText?: string
}

/**
 * A conversation. It scrolls to new messages while the latest one is visible; otherwise it keeps its position. New
 * messages are announced. Set a `key` per conversation and a fixed height.
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
      {/* A `log` would announce older messages too. NewMessageAnnouncer announces the new ones. */}
      <section
        ref={scroll.ref}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
        tabIndex={0}
        onScroll={() => {
          if (scroll.onScroll() && !loadingOlder) onLoadOlder?.()
        }}
        className="overflow-y-auto overscroll-contain px-4 pb-4 -outline-offset-3 [overflow-anchor:none]"
      >
        <div>
          {onLoadOlder ? (
            <div className="grid grid-cols-1 justify-items-center pt-2">
              <Button variant="quiet" size="sm" loading={loadingOlder} onClick={onLoadOlder} className="text-sm">
                Load older messages
              </Button>
            </div>
          ) : null}
          {messages.length === 0 ? <EmptyState compact text={emptyText} /> : null}
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {message.day === messages[index - 1]?.day ? null : <DaySeparator day={message.day} />}
              <ChatBubble message={message} onRetry={onRetry} onDiscard={onDiscard} />
            </Fragment>
          ))}
        </div>
      </section>
      <NewMessageAnnouncer messages={messages} />
      {scroll.hasUnseen ? (
        <Button
          variant="primary"
          size="sm"
          icon={<ArrowDown aria-hidden="true" className="size-5" />}
          onClick={scroll.scrollToEnd}
          className="absolute bottom-4 justify-self-center"
        >
          New messages
        </Button>
      ) : null}
    </div>
  )
}

function DaySeparator({ day }: { day: string }) {
  return (
    <p className="flex items-center gap-4 pt-5 pb-1 text-sm font-semibold text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {day}
    </p>
  )
}

/** Announces messages of the other person that arrive after the thread was opened. */
function NewMessageAnnouncer({ messages }: Pick<ChatThreadProps, 'messages'>) {
  const latest = messages.findLast(({ own }) => !own)
  const [initialId] = useState(latest?.id)
  return (
    <p role="status" className="sr-only">
      {latest && latest.id !== initialId ? <span key={latest.id}>{`${latest.name}: ${latest.text}`}</span> : null}
    </p>
  )
}
