import { LIMITS, ReviewInput, YES_NO } from '@whirligig/contract'
import {
  FormError,
  FormRadioGroup,
  FormStarRating,
  FormText,
  FormTextArea,
  useReportDirty,
  useZodForm,
} from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { addReviewAtom } from './atoms.ts'

export type ReviewFormProps = {
  /** Id of the product. */
  productId: string
  /** Called after the review is saved. */
  onSent: () => void
  onCancel: () => void
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
}

const DEFAULT_VALUES = { title: '', review: '', rating: 0, isRecommended: 1 }

/** The form to review a product. */
export function ReviewForm({ productId, onSent, onCancel, onDirtyChange }: ReviewFormProps) {
  const { control, submit, formState, reset, setFocus } = useZodForm(
    ReviewInput,
    { product: productId, ...DEFAULT_VALUES },
    `review ${productId}`,
  )
  const add = useSetAtom(addReviewAtom)
  useReportDirty(formState.isDirty, onDirtyChange)

  useEffect(
    function focusFirstField() {
      setFocus('title')
    },
    [setFocus],
  )

  return (
    <form
      noValidate
      aria-label="Add Review"
      className="grid grid-cols-1 gap-5 rounded-panel border border-line bg-card p-4 shadow-card sm:p-6"
      onSubmit={submit(async (review) => {
        await add(review)
        reset()
        onSent()
      })}
    >
      <FormText control={control} name="title" label="Short Heading" autoComplete="off" />
      <FormTextArea control={control} name="review" label="Comment" max={LIMITS.review} />
      <FormStarRating control={control} name="rating" label="Rating" />
      <FormRadioGroup control={control} name="isRecommended" label="Should Others Buy This Product?" options={YES_NO} />
      <FormError control={control} />
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        <Button type="submit" loading={formState.isSubmitting}>
          Submit
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
