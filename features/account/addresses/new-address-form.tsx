import { type Address, AddressInput } from '@whirligig/contract'
import { FormError, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { Button } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { AddressFields } from './address-fields.tsx'
import { addAddressAtom } from './atoms.ts'

export type NewAddressFormProps = {
  onAdded: (address: Address) => void
  /** The added address is being used, for example for an order. */
  loading?: boolean
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
  /** More buttons. */
  children?: ReactNode
}

const DEFAULT_VALUES = { address: '', city: '', state: '', country: '', zipCode: '', isDefault: false }

/** The form that adds an address. */
export function NewAddressForm({ onAdded, loading = false, onDirtyChange, children }: NewAddressFormProps) {
  const { control, submit, formState, reset } = useZodForm(AddressInput, DEFAULT_VALUES, 'add address')
  const addAddress = useSetAtom(addAddressAtom)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      aria-label="Add Address"
      className="grid grid-cols-1 max-w-xl gap-5"
      onSubmit={submit(async (input) => {
        const { address } = await addAddress(input)
        reset()
        onDirtyChange?.(false)
        onAdded(address)
      })}
    >
      <AddressFields control={control} />
      <FormError control={control} />
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        <Button type="submit" loading={formState.isSubmitting || loading}>
          Add Address
        </Button>
        {children}
      </div>
    </form>
  )
}
