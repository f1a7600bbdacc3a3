import { AnswerInput, joinParagraphs, LIMITS } from '@whirligig/contract'
import { FormError, FormTextArea, useZodForm } from '@whirligig/core/forms'
import { Button, Stack } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { SavedAnswersContainer } from '../saved-answers/saved-answers.container.tsx'
import { answerMessageAtom } from './atoms.ts'

const DEFAULT_VALUES = { text: '' }

export type AnswerFormProps = {
  messageId: string
  /** Whom the answer goes to. */
  name: string
  email: string
  onCancel: () => void
}

/** Answers a message by mail. The text stays if sending fails, or if the session ends meanwhile. */
export function AnswerForm({ messageId, name, email, onCancel }: AnswerFormProps) {
  const { control, submit, formState, getValues, setValue, setFocus } = useZodForm(
    AnswerInput,
    DEFAULT_VALUES,
    `answer-${messageId}`,
  )
  const answer = useSetAtom(answerMessageAtom)
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
        <Button variant="quiet" size="sm" onClick={onCancel}>
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
