import { userAtom } from '@whirligig/auth'
import { connectionStateAtom } from '@whirligig/core/realtime'
import { Button, EmptyState, ErrorState, PageHeader } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { chatAtom, chatStateAtom } from './atoms.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { localTime } from './local-time.ts'
import { PeoplePane } from './people-pane.tsx'
import { everyone } from './person-rows.ts'
import { useNotConnected, useNoticeEnd } from './use-not-connected.ts'
import { useReading } from './use-reading.ts'
import { type Talking, useTalking } from './use-talking.ts'
import { useTalkingFocus } from './use-talking-focus.ts'

export type SupportContainerProps = Talking & {
  /** Begins anew where the line does not come back by itself. */
  onReconnect: () => void
  /** That is under way. */
  reconnecting?: boolean
  /** Stands over the place where the messages will be. */
  emptyPicture?: ReactNode
}

const panel = 'h-[calc(100dvh-14.5rem)] min-h-96 overflow-hidden rounded-panel border border-line bg-card shadow-card'

/** The support chat: everyone one can talk to, and what was said. On phones the one or the other. */
export function SupportContainer({
  talkTo,
  onTalkTo,
  onReconnect,
  reconnecting = false,
  emptyPicture,
}: SupportContainerProps) {
  const chat = useAtomValue(chatAtom)
  const state = useAtomValue(chatStateAtom)
  const isOff = useAtomValue(connectionStateAtom) === 'off'
  const isStaff = useAtomValue(userAtom)?.role === 'ROLE ADMIN'
  const notConnected = useNotConnected()
  useNoticeEnd()
  const at = useMemo(() => localTime(), [])
  useTalking({ talkTo, onTalkTo })
  const person = everyone(state).find(({ id }) => id === talkTo)
  const selected = person?.id ?? null
  useReading(selected)
  const { root, heading, choose } = useTalkingFocus(selected)

  function open(id: string): void {
    choose(id)
    if (id !== selected) onTalkTo(id, 'chosen')
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
        meta={<Status notConnected={notConnected && state.people !== null} isStaff={isStaff} />}
        actions={state.people === null ? undefined : retry}
        className="mb-4"
      />
      {state.people === null && notConnected ? (
        <div className={`${panel} grid place-items-center`}>
          <EmptyState
            text="Not connected."
            hint={isOff ? 'Please try again.' : 'We keep trying: the chat opens as soon as the shop answers.'}
            illustration={emptyPicture}
            action={retry}
          />
        </div>
      ) : state.people === null && state.failed ? (
        <div className={`${panel} grid place-items-center`}>
          <ErrorState text="The chat could not be loaded." onRetry={chat?.load} />
        </div>
      ) : (
        <div
          ref={root}
          data-talking={person ? true : undefined}
          className={`group/chat ${panel} grid md:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)]`}
        >
          <section
            aria-label="People"
            className="flex min-h-0 flex-col border-line group-data-talking/chat:max-md:hidden md:border-e"
          >
            <PeoplePane me={chat?.me ?? ''} selected={selected} onSelect={open} at={at} />
          </section>
          <section
            aria-label={person ? `Conversation with ${person.name}` : 'Conversation'}
            className="grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] bg-paper max-md:not-group-data-talking/chat:hidden"
          >
            {chat && person ? (
              <ConversationPane
                key={person.id}
                chat={chat}
                person={person}
                at={at}
                headingRef={heading}
                onBack={() => onTalkTo(null, 'chosen')}
              />
            ) : (
              <EmptyState
                text="Select chat to start messaging"
                illustration={emptyPicture}
                className="row-span-3 content-center"
              />
            )}
          </section>
        </div>
      )}
    </>
  )
}

/** What is the matter, in a line that keeps its place. */
function Status({ notConnected, isStaff }: { notConnected: boolean; isStaff: boolean }) {
  return (
    <p role="status">
      {notConnected ? (
        <span className="text-danger">
          <CloudOff aria-hidden="true" className="me-1.5 inline size-5 align-text-bottom" />
          <strong>Not connected.</strong> What you write is kept.
        </span>
      ) : isStaff ? (
        'Everyone who shops here.'
      ) : (
        'Ask us anything. People answer here.'
      )}
    </p>
  )
}
