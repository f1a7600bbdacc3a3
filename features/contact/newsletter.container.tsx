import { FormError, FormText, useZodForm } from '@whirligig/core/forms'
import { NewsletterForm } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { subscribeAtom } from './atoms.ts'
import { loadApi } from './load-api.ts'

const loadSchema = async () => (await loadApi()).NewsletterInput

const DEFAULT_VALUES = { email: '' }

/** The form that subscribes to the newsletter. */
export function NewsletterContainer() {
  const { control, submit, reset, formState } = useZodForm(loadSchema, DEFAULT_VALUES)
  const subscribe = useSetAtom(subscribeAtom)
  const [isSubscribed, setIsSubscribed] = useState(false)
  return (
    <NewsletterForm
      loading={formState.isSubmitting}
      subscribed={isSubscribed}
      error={<FormError control={control} />}
      onSubmit={submit(async (input) => {
        setIsSubscribed(false)
        await subscribe(input)
        setIsSubscribed(true)
        reset(DEFAULT_VALUES)
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
