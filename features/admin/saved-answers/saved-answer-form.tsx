import { SAVED_ANSWERS, type SavedAnswer, SavedAnswerInput } from '@whirligig/contract'
import { FormError, FormText, FormTextArea, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { Button, Stack } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { saveAnswerAtom } from './atoms.ts'

export type SavedAnswerFormProps = {
  /** The answer to change; undefined for a new one. */
  answer: SavedAnswer | undefined
  /** Called when the form becomes dirty or clean. */
  onDirtyChange: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Adds or changes a saved answer. The text stays if saving fails, or if the session ends meanwhile. */
export function SavedAnswerForm({ answer, onDirtyChange, onSaved, onCancel }: SavedAnswerFormProps) {
  const { title = '', text = '' } = answer ?? {}
  const { control, submit, formState } = useZodForm(
    SavedAnswerInput,
    { title, text },
    `saved-answer-${answer?._id ?? 'new'}`,
  )
  const save = useSetAtom(saveAnswerAtom)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(async (input) => {
        await save({ id: answer?._id, version: answer?.version, ...input })
        onSaved()
      })}
    >
      <FormText control={control} name="title" label="Title" hint="Only staff see it." />
      <FormTextArea
        control={control}
        name="text"
        label="Text"
        hint="{name} becomes the first name of the person you answer."
        rows={8}
        max={SAVED_ANSWERS.text}
      />
      <FormError control={control} />
      <Stack direction="row" gap={3} wrap>
        <Button type="submit" loading={formState.isSubmitting}>
          Save answer
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </form>
  )
}
