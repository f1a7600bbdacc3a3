import { type ChatUser, FIELD_TEXT, joinParagraphs } from '@whirligig/contract'
import { connectionStateAtom } from '@whirligig/core/realtime'
import {
  Avatar,
  ChatComposer,
  ChatThread,
  ErrorState,
  Heading,
  IconButton,
  LazyDrawer,
  Text,
  TypingIndicator,
} from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { ArrowLeft, Info } from 'lucide-react'
import { lazy, type ReactNode, type Ref, Suspense, useMemo, useRef, useState } from 'react'
import { chatStateAtom, outgoingQueueAtom, sendErrorAtom } from './atoms.ts'
import type { Chat } from './chat.ts'
import { getThread } from './chat-state.ts'
import type { Viewer } from './conversation-id.ts'
import type { DateFormatter } from './date-formatter.ts'
import { toMessageViews } from './message-views.ts'
import { ThreadSkeleton } from './thread-skeleton.tsx'

/** Only staff need it. */
const InboxActions = lazy(async () => ({ default: (await import('./inbox-actions.tsx')).InboxActions }))

export type ConversationPaneProps = {
  chat: Chat
  /** The other user. */
  user: ChatUser
  /** For staff: what is known about the person. Narrow screens open it in a drawer. */
  person?: ReactNode
  /** For staff: a button that inserts a prepared text into the message. Call `insert` when the message may take the focus. */
  renderAnswers?: ((name: string, insert: (text: string) => void) => ReactNode) | undefined
  formatter: DateFormatter
  /** The heading receives the focus when the conversation opens on a narrow screen. */
  headingRef: Ref<HTMLHeadingElement>
  /** Undefined if there is no list to return to. */
  onBack: (() => void) | undefined
}

const OFFLINE = {
  person: 'Offline. They will see your messages later.',
  staff: 'Offline. We will answer as soon as we are back.',
}

/** The messages of a conversation and the composer. Set the user's id as its `key`. */
export function ConversationPane({
  chat,
  user,
  person,
  renderAnswers,
  formatter,
  headingRef,
  onBack,
}: ConversationPaneProps) {
  const { id, name, online } = user
  const state = useAtomValue(chatStateAtom)
  const sendError = useAtomValue(sendErrorAtom)
  const isOpen = useAtomValue(connectionStateAtom) === 'open'
  const [isBlank, setBlank] = useState(false)
  const [showsPerson, setShowsPerson] = useState(false)
  const composer = useRef<HTMLDivElement>(null)
  const { isStaff } = chat
  const thread = getThread(state, id)
  const entry = state.inbox[id]
  const messages = useMessageViews(chat, user, formatter)
  const typing = state.typing.find((userId) => !isStaff || userId === id)
  const typingName = typing === id ? name : state.users?.find((each) => each.id === typing)?.name

  function send(text: string): void {
    setBlank(text.trim() === '')
    if (text.trim() !== '') chat.send(id, text)
  }

  const focusComposer = () => composer.current?.querySelector('textarea')?.focus()

  /** The pressed button disappears with the error, so the focus moves to the text box. */
  function resolve(action: (clientId: string) => void, clientId: string): void {
    action(clientId)
    focusComposer()
  }

  function insert(text: string): void {
    setBlank(false)
    chat.setDraft(id, joinParagraphs(state.drafts[id] ?? '', text))
    focusComposer()
  }

  const isEmpty = thread.state !== 'fresh' && thread.messages.length === 0
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2.5 md:px-4">
        {onBack ? (
          <IconButton
            label="Back to all conversations"
            icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={onBack}
            className="-ms-1.5 -me-2 md:hidden"
          />
        ) : null}
        <Avatar name={name} colourKey={id} />
        <div className="min-w-0 flex-1">
          <Heading ref={headingRef} tabIndex={-1} size="lg" className="truncate outline-none">
            {name}
          </Heading>
          <Text size="sm" tone="soft">
            {online ? 'Online' : OFFLINE[isStaff ? 'person' : 'staff']}
          </Text>
        </div>
        {person ? (
          <>
            <IconButton
              label={`About ${name}`}
              icon={<Info aria-hidden="true" />}
              onClick={() => setShowsPerson(true)}
              className="xl:hidden"
            />
            <LazyDrawer open={showsPerson} onClose={() => setShowsPerson(false)} title={`About ${name}`}>
              {person}
            </LazyDrawer>
          </>
        ) : null}
        {entry ? (
          <Suspense fallback={<div className="h-11 basis-full" />}>
            <InboxActions chat={chat} person={id} entry={entry} />
          </Suspense>
        ) : null}
      </header>
      {thread.state === 'failed' && isEmpty ? (
        <ErrorState
          text="The messages could not be loaded."
          onRetry={() => chat.select(id)}
          className="min-h-0 content-center overflow-y-auto"
        />
      ) : isEmpty && messages.length === 0 ? (
        <ThreadSkeleton />
      ) : (
        <ChatThread
          label={`Messages with ${name}`}
          messages={messages}
          onRetry={(clientId) => resolve(chat.retry, clientId)}
          onDiscard={(clientId) => resolve(chat.discard, clientId)}
          onLoadOlder={thread.hasOlder && isOpen ? () => chat.loadOlder(id) : undefined}
          loadingOlder={thread.loadingOlder}
        />
      )}
      <div ref={composer} className="border-t border-line px-3 pt-1 pb-2 md:px-4">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <TypingIndicator name={typing === undefined ? undefined : (typingName ?? name)} />
          {renderAnswers?.(name, insert)}
        </div>
        <ChatComposer
          label="Message"
          value={state.drafts[id] ?? ''}
          onChange={(text) => {
            setBlank(false)
            chat.setDraft(id, text)
          }}
          onSend={send}
          error={
            isBlank
              ? FIELD_TEXT.chat.blank
              : sendError && (!isStaff || sendError.to === id)
                ? sendError.text
                : undefined
          }
        />
      </div>
    </>
  )
}

/** Returns the same list while nothing in it changes, because `ChatThread` updates its scroll position for each new list. */
function useMessageViews({ me, isStaff }: Viewer, { id, isAdmin }: ChatUser, formatter: DateFormatter) {
  const state = useAtomValue(chatStateAtom)
  const queue = useAtomValue(outgoingQueueAtom)
  const { messages } = getThread(state, id)
  const { deliveredUntil } = state
  const person = isStaff && !isAdmin ? id : undefined
  return useMemo(() => {
    const outgoing = queue.filter(({ to }) => !isStaff || to === id)
    return toMessageViews({ me, messages, outgoing, deliveredUntil, person }, formatter, new Date())
  }, [me, isStaff, id, messages, queue, deliveredUntil, person, formatter])
}
