import { type Address, AddressInput } from '@whirligig/contract'
import { useReportDirty, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { AddressFields } from './address-fields.tsx'
import { addAddressAtom } from './atoms.ts'

export type NewAddressFormProps = {
  onAdded: (address: Address) => void
  /** Something waits for the address. */
  busy?: boolean
  /** Whether something was typed that has not been saved. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Beside the button. */
  children?: ReactNode
}

const EMPTY = { address: '', city: '', state: '', country: '', zipCode: '', isDefault: false }

/** An address that is not there yet. */
export function NewAddressForm({ onAdded, busy = false, onDirtyChange, children }: NewAddressFormProps) {
  const { control, submit, formState, reset } = useZodForm(AddressInput, EMPTY, 'add address')
  const add = useSetAtom(addAddressAtom)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      aria-label="Add Address"
      className="grid max-w-xl gap-5"
      onSubmit={submit(async (input) => {
        const address = await add(input)
        reset()
        onDirtyChange?.(false)
        onAdded(address)
      })}
    >
      <AddressFields control={control} />
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        <Button type="submit" loading={formState.isSubmitting || busy}>
          Add Address
        </Button>
        {children}
      </div>
    </form>
  )
}
