import { Button } from '@whirligig/ui'
import type { Ref } from 'react'

export type ReviewPromptProps = {
  /** Whether the form is open. */
  open: boolean
  onOpen: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Invites the user to write a review. */
export function ReviewPrompt({ open, onOpen, ref }: ReviewPromptProps) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 rounded-panel bg-sun-pale p-5 sm:p-6">
      <p className="font-display text-lg font-semibold">We Would love to hear from you!</p>
      <Button ref={ref} variant="secondary" size="sm" aria-expanded={open} onClick={onOpen}>
        Add Review
      </Button>
    </div>
  )
}
