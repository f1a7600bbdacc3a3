import { type ContactMessage, formatDate } from '@whirligig/contract'
import { Badge, Button, Heading, Text } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { answerDraftsAtom, setAnswerDraftAtom } from './atoms.ts'

// The list is read without it.
const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }))

const textClass = 'mt-2 max-w-3xl text-pretty wrap-anywhere whitespace-pre-line'

/** A message to the shop with its answer, or a form for one. */
export function MessageItem({ message }: { message: ContactMessage }) {
  const { _id, name, email, created, answer } = message
  const draft = useAtomValue(answerDraftsAtom).get(_id)
  const [isOpenedHere, setOpenedHere] = useState(false)
  const setDraft = useSetAtom(setAnswerDraftAtom)
  return (
    <article aria-labelledby={`message-${_id}`} className="px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading id={`message-${_id}`} size="base" font="text" className="leading-snug wrap-anywhere">
          {name}
        </Heading>
        <Text as="span" size="sm" tone="soft" className="wrap-anywhere">
          {email}
        </Text>
        <Text as="span" size="sm" tone="soft" className="whitespace-nowrap">
          {formatDate(created)}
        </Text>
        {answer ? null : <Badge tone="highlight">Open</Badge>}
      </div>
      <p className={textClass}>{message.message}</p>
      {answer ? (
        <div className="mt-3 border-s-4 border-lagoon ps-4">
          <Text size="sm" tone="soft">
            Answered by <span className="font-semibold text-ink">{answer.by}</span> on {formatDate(answer.created)}
          </Text>
          <p className={textClass}>{answer.text}</p>
        </div>
      ) : draft !== undefined ? (
        <Suspense>
          <AnswerForm messageId={_id} name={name} email={email} draft={draft} takesFocus={isOpenedHere} />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => {
            setOpenedHere(true)
            setDraft(_id, '')
          }}
        >
          Answer<span className="sr-only"> {name}</span>
        </Button>
      )}
    </article>
  )
}
