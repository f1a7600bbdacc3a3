import { NewsletterInput } from '@whirligig/contract'
import { FormText, useZodForm } from '@whirligig/core/forms'
import { showToastAtom } from '@whirligig/core/toasts'
import { NewsletterForm } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { subscribeAtom } from './atoms.ts'

const NOTHING = { email: '' }

/** Subscribes an email to the newsletter. */
export function NewsletterContainer() {
  const { control, submit, reset, formState } = useZodForm(NewsletterInput, NOTHING)
  const { mutateAsync: subscribe } = useAtomValue(subscribeAtom)
  const notify = useSetAtom(showToastAtom)
  const [isDone, setIsDone] = useState(false)
  return (
    <NewsletterForm
      loading={formState.isSubmitting}
      subscribed={isDone}
      onSubmit={submit(async (input) => {
        setIsDone(false)
        const { message } = await subscribe(input)
        notify({ tone: 'success', title: message })
        setIsDone(true)
        reset(NOTHING)
      })}
    >
      <FormText
        control={control}
        name="email"
        label="Send the newsletter to"
        labelHidden
        placeholder="Email address"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
    </NewsletterForm>
  )
}
