import { AnswerInput, joinParagraphs, LIMITS } from '@whirligig/contract'
import { FormError, FormTextArea, useZodForm } from '@whirligig/core/forms'
import { Button, Stack } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { SavedAnswersContainer } from '../saved-answers/saved-answers.container.tsx'
import { answerMessageAtom, keepAnswerDraftAtom, setAnswerDraftAtom } from './atoms.ts'

const DEFAULT_VALUES = { text: '' }

export type AnswerFormProps = {
  messageId: string
  /** Whom the answer goes to. */
  name: string
  email: string
  /** The text when the admin left the page. */
  draft: string
  /** Whether the admin has just opened the form. A form that was open before does not take the focus. */
  takesFocus: boolean
}

/** Answers a message by mail. The text stays if sending fails, if the admin opens another page, or if the session ends meanwhile. */
export function AnswerForm({ messageId, name, email, draft, takesFocus }: AnswerFormProps) {
  const { control, submit, formState, getValues, setValue, setFocus } = useZodForm(
    AnswerInput,
    DEFAULT_VALUES,
    `answer-${messageId}`,
  )
  const answer = useSetAtom(answerMessageAtom)
  const setDraft = useSetAtom(setAnswerDraftAtom)
  const keepDraft = useSetAtom(keepAnswerDraftAtom)

  const start = useEffectEvent(() => {
    if (draft) setValue('text', draft, { shouldDirty: true })
    if (takesFocus) setFocus('text')
  })
  useEffect(
    function continueDraft() {
      start()
      return () => keepDraft(messageId, getValues('text'))
    },
    [messageId, keepDraft, getValues],
  )

  return (
    <form
      noValidate
      className="mt-3 grid max-w-2xl grid-cols-1 gap-3"
      onSubmit={submit(async ({ text }) => {
        await answer({ id: messageId, text })
      })}
    >
      <FormTextArea
        control={control}
        name="text"
        label="Answer"
        hint={`Goes to ${email}, with the message below it.`}
        rows={4}
        max={LIMITS.message.max}
      />
      <FormError control={control} />
      <Stack direction="row" gap={3} wrap>
        <Button type="submit" size="sm" loading={formState.isSubmitting}>
          Send answer
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setDraft(messageId, null)}>
          Cancel
        </Button>
        <SavedAnswersContainer
          name={name}
          onInsert={(text) => {
            setValue('text', joinParagraphs(getValues('text'), text), { shouldDirty: true })
            setFocus('text')
          }}
        />
      </Stack>
    </form>
  )
}
