import { FormError, FormText, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { StockAlertForm } from './stock-alert-api.ts'
import { addStockAlertAtom } from './stock-alert-atoms.ts'

const DEFAULT_VALUES = { email: '' }

/** The form of a guest, who gets the mail at any address. */
export function GuestStockAlert({ productId }: { productId: string }) {
  const { control, submit, reset, formState } = useZodForm(StockAlertForm, DEFAULT_VALUES)
  const add = useSetAtom(addStockAlertAtom)
  const [isSent, setIsSent] = useState(false)
  return (
    <form
      noValidate
      aria-labelledby="stock-alert"
      className="grid grid-cols-1 gap-3"
      onSubmit={submit(async ({ email }) => {
        setIsSent(false)
        await add({ product: productId, email })
        setIsSent(true)
        reset(DEFAULT_VALUES)
      })}
    >
      <FormText control={control} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <FormError control={control} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" loading={formState.isSubmitting}>
          Mail me
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-ink-soft">
          {isSent ? 'Thank you! Look out for our mail.' : 'You get one mail, and nothing else.'}
        </p>
      </div>
    </form>
  )
}
