import { isAdmin } from '@whirligig/contract'
import { connectionStateAtom } from '@whirligig/core/realtime'
import { userAtom } from '@whirligig/core/session'
import { Button, EmptyState, ErrorState, PageHeader } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'
import { SUPPORT_ID } from './conversation-id.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { createDateFormatter } from './date-formatter.ts'
import type { InboxPart } from './inbox-parts.ts'
import { SupportStatus } from './support-status.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useConversationFocus } from './use-conversation-focus.ts'
import { useDisconnected } from './use-disconnected.ts'
import { useMarkAsRead } from './use-mark-as-read.ts'
import { type ConversationSelection, useSelectedConversation } from './use-selected-conversation.ts'
import { type ShownCart, useShareCart } from './use-share-cart.ts'
import { listContacts } from './user-rows.ts'
import { UsersPane } from './users-pane.tsx'

export type SupportContainerProps = ConversationSelection & {
  /** For staff: the part of the shared inbox that is shown. Undefined is everyone. */
  part?: InboxPart | undefined
  /** Returns the address of a part of the shared inbox. */
  partHref: (part?: InboxPart) => string
  /** Called when the user retries after the server has closed the connection. */
  onReconnect: () => void
  reconnecting?: boolean
  /** What is in the cart of this browser. Staff see it beside the conversation; their own is not sent. */
  cart?: ShownCart
  /** For staff: what is known about a person, beside the conversation. */
  renderPerson?: (id: string) => ReactNode
  /** For staff: a button that inserts a prepared text into a message to the person of that name. */
  renderAnswers?: (name: string, insert: (text: string) => void) => ReactNode
  /** Illustrates the empty states. */
  emptyPicture?: ReactNode
}

/** As high as the screen, but with large text on a phone so high that messages have room between the name and the message box. */
const panel =
  'h-[calc(100dvh-14.5rem-var(--bottom-bar,0px))] min-h-[max(16rem,24rem-var(--bottom-bar,0px))] max-[18rem]:min-h-144 overflow-hidden rounded-panel border border-line bg-card shadow-card'

/**
 * The support chat: the users and the open conversation, side by side or, on phones, one at a time. Shoppers have one contact, so they see
 * its conversation without a list.
 */
export function SupportContainer({
  selectedUserId,
  onSelect,
  part,
  partHref,
  onReconnect,
  reconnecting = false,
  cart,
  renderPerson,
  renderAnswers,
  emptyPicture,
}: SupportContainerProps) {
  const chat = useAtomValue(chatAtom)
  const state = useAtomValue(chatStateAtom)
  const isOff = useAtomValue(connectionStateAtom) === 'off'
  const viewer = useAtomValue(userAtom)
  const isStaff = isAdmin(viewer)
  const disconnected = useDisconnected()
  const shownCart = viewer && !isStaff ? cart : undefined
  useShareCart(shownCart)
  const formatter = useMemo(() => createDateFormatter(), [])
  const isShopper = chat?.isStaff === false
  const openId = isShopper ? SUPPORT_ID : selectedUserId
  useSelectedConversation({ selectedUserId: openId, onSelect })
  const user = listContacts(state, isStaff).find(({ id }) => id === openId)
  const isLoading = isShopper && state.users === null
  const hasList = !isShopper || (!user && !isLoading)
  const selected = user?.id ?? null
  const person = isStaff && user && !user.isAdmin ? renderPerson?.(user.id) : undefined
  useMarkAsRead(selected)
  const { root, heading, onOpen } = useConversationFocus(selected)

  function open(id: string): void {
    onOpen(id)
    if (id !== selected) onSelect(id, 'user')
  }

  const retry = isOff ? (
    <Button variant="secondary" size="sm" loading={reconnecting} onClick={onReconnect}>
      Retry
    </Button>
  ) : undefined

  return (
    <>
      <PageHeader
        title="Support"
        meta={
          <SupportStatus
            disconnected={disconnected && state.users !== null}
            isStaff={viewer ? isStaff : undefined}
            showsCart={shownCart !== undefined && shownCart.length > 0}
          />
        }
        actions={state.users === null ? undefined : retry}
        className="mb-4"
      />
      {state.users === null && disconnected ? (
        <div className={`${panel} grid place-items-center`}>
          <EmptyState
            text="Not connected."
            hint={isOff ? 'Please try again.' : 'The chat opens as soon as the connection is back.'}
            illustration={emptyPicture}
            action={retry}
          />
        </div>
      ) : state.users === null && state.failed ? (
        <div className={`${panel} grid place-items-center`}>
          <ErrorState text="The chat could not be loaded." onRetry={chat?.load} />
        </div>
      ) : (
        <div
          ref={root}
          data-conversation-open={user || !hasList ? true : undefined}
          className={`group/chat ${panel} grid grid-cols-1 ${hasList ? 'md:grid-cols-[17.5rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]' : ''} ${person ? 'xl:grid-cols-[17.5rem_minmax(0,1fr)_15rem]' : ''}`}
        >
          {hasList ? (
            <section
              aria-label="People"
              className="flex min-h-0 flex-col border-line group-data-conversation-open/chat:max-md:hidden md:border-e"
            >
              <UsersPane
                viewer={{ me: chat?.me ?? '', isStaff }}
                part={part}
                partHref={partHref}
                selected={selected}
                onSelect={open}
                formatter={formatter}
              />
            </section>
          ) : null}
          <section
            aria-label={user ? `Conversation with ${user.name}` : 'Conversation'}
            className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-paper max-md:not-group-data-conversation-open/chat:hidden"
          >
            {chat && user ? (
              <ConversationPane
                key={user.id}
                chat={chat}
                user={user}
                person={person}
                renderAnswers={isStaff ? renderAnswers : undefined}
                formatter={formatter}
                headingRef={heading}
                onBack={hasList ? () => onSelect(null, 'user') : undefined}
              />
            ) : isLoading ? (
              <div className="row-span-3 grid grid-cols-1 content-end">
                <ThreadSkeleton />
              </div>
            ) : (
              <EmptyState
                text="Select chat to start messaging"
                illustration={emptyPicture}
                className="row-span-3 content-center"
              />
            )}
          </section>
          {person ? (
            <aside
              aria-label={`About ${user?.name}`}
              className="min-h-0 overflow-y-auto border-s border-line p-4 max-xl:hidden"
            >
              {person}
            </aside>
          ) : null}
        </div>
      )}
    </>
  )
}
