import { Button, PageHeader } from '@whirligig/ui'
import { NewAddressForm } from './new-address-form.tsx'

export type AddAddressContainerProps = {
  onAdded: () => void
  /** One step back. */
  onCancel: () => void
}

/** The page of a new address. */
export function AddAddressContainer({ onAdded, onCancel }: AddAddressContainerProps) {
  return (
    <>
      <PageHeader
        title="Add Address"
        actions={
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        }
      />
      <NewAddressForm onAdded={onAdded} />
    </>
  )
}
