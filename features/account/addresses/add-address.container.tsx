import { Button, PageHeader } from '@whirligig/ui'
import { NewAddressForm, type NewAddressFormProps } from './new-address-form.tsx'

export type AddAddressContainerProps = Pick<NewAddressFormProps, 'onDirtyChange'> & {
  onAdded: () => void
  /** Called by the Cancel button. */
  onCancel: () => void
}

/** The page that adds an address. */
export function AddAddressContainer({ onAdded, onCancel, onDirtyChange }: AddAddressContainerProps) {
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
      <NewAddressForm onAdded={onAdded} onDirtyChange={onDirtyChange} />
    </>
  )
}
