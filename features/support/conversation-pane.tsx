import { type ChatUser, FORM_TEXT } from '@whirligig/contract'
import { connectionStateAtom } from '@whirligig/core/realtime'
import { Avatar, ChatComposer, ChatThread, ErrorState, IconButton, TypingIndicator } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { ArrowLeft } from 'lucide-react'
import { type Ref, useMemo, useRef, useState } from 'react'
import { chatStateAtom, complaintAtom, waitingAtom } from './atoms.ts'
import { bubblesOf } from './bubbles.ts'
import type { Chat } from './chat.ts'
import { threadOf } from './chat-state.ts'
import type { LocalTime } from './local-time.ts'
import { ThreadSkeleton } from './thread-skeleton.tsx'

export type ConversationPaneProps = {
  chat: Chat
  person: ChatUser
  at: LocalTime
  /** Its name, which takes the focus when the conversation is opened where there is no room for both. */
  headingRef: Ref<HTMLHeadingElement>
  onBack: () => void
}

/** What was said between somebody and oneself, and where one writes. Give it a `key` of the person. */
export function ConversationPane({ chat, person, at, headingRef, onBack }: ConversationPaneProps) {
  const { id, name, online } = person
  const state = useAtomValue(chatStateAtom)
  const complaint = useAtomValue(complaintAtom)
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const [isBlank, setBlank] = useState(false)
  const composer = useRef<HTMLDivElement>(null)
  const thread = threadOf(state, id)
  const draft = state.drafts[id] ?? ''
  const bubbles = useBubbles(chat.me, id, at)

  function send(text: string): void {
    setBlank(text.trim() === '')
    if (text.trim() !== '') chat.send(id, text)
  }

  /** The button that was pressed goes with it: the focus goes where one writes. */
  function settle(how: (clientId: string) => void, message: string): void {
    how(message)
    composer.current?.querySelector('textarea')?.focus()
  }

  const isLoading = thread.state !== 'fresh' && thread.messages.length === 0
  return (
    <>
      <header className="flex items-center gap-3 border-b border-line px-3 py-2.5 md:px-4">
        <IconButton
          name="Back to all conversations"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onBack}
          className="-ms-1.5 -me-2 md:hidden"
        />
        <Avatar name={name} colourKey={id} />
        <div className="min-w-0">
          <h2 ref={headingRef} tabIndex={-1} className="truncate text-lg outline-none">
            {name}
          </h2>
          <p className="text-sm text-ink-soft">{online ? 'Online' : 'Offline. Messages wait.'}</p>
        </div>
      </header>
      {thread.state === 'failed' && isLoading ? (
        <ErrorState
          text="The messages could not be loaded."
          onRetry={() => chat.select(id)}
          className="min-h-0 content-center overflow-y-auto"
        />
      ) : isLoading && bubbles.length === 0 ? (
        <ThreadSkeleton />
      ) : (
        <ChatThread
          label={`Messages with ${name}`}
          messages={bubbles}
          onRetry={(message) => settle(chat.outbox.retry, message)}
          onDiscard={(message) => settle(chat.outbox.discard, message)}
          onLoadOlder={thread.more && isOpen ? () => chat.loadOlder(id) : undefined}
          loadingOlder={thread.loadingOlder}
        />
      )}
      <div ref={composer} className="border-t border-line px-3 pt-1 pb-2 md:px-4">
        <TypingIndicator name={state.typing.includes(id) ? name : undefined} />
        <ChatComposer
          label="Message"
          value={draft}
          onChange={(text) => {
            setBlank(false)
            chat.draft(id, text)
          }}
          onSend={send}
          error={isBlank ? FORM_TEXT.chat.blank : complaint?.to === id ? complaint.text : undefined}
        />
      </div>
    </>
  )
}

/** The same list as long as nothing in it has changed: a thread moves its scroll only with a new one. */
function useBubbles(me: string, id: string, at: LocalTime) {
  const state = useAtomValue(chatStateAtom)
  const waiting = useAtomValue(waitingAtom)
  const { messages } = threadOf(state, id)
  const reached = state.reached[id]
  return useMemo(
    () => bubblesOf({ me, messages, waiting: waiting.filter(({ to }) => to === id), reached }, at, new Date()),
    [me, id, messages, waiting, reached, at],
  )
}
