import { type Address, formatAddressLines } from '@whirligig/contract'
import { Button, Card, ErrorState, ListSkeleton, RadioGroup } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { addressesAtom } from './atoms.ts'
import type { NewAddressFormProps } from './new-address-form.tsx'

// Most users pick one of the addresses that they have.
const loadForm = async () => ({ default: (await import('./new-address-form.tsx')).NewAddressForm })
const NewAddressForm = lazy(loadForm)

export type AddressPickerContainerProps = Pick<NewAddressFormProps, 'onDirtyChange'> & {
  /** Called with the id of the selected or added address. @param isNew whether it has just been added */
  onPick: (id: string, isNew: boolean) => void
  /** Without it there is no Cancel button. */
  onCancel?: () => void
  /** The last pick is being saved. */
  loading: boolean
}

/** Picks one of the user's addresses, or adds one. */
export function AddressPickerContainer({ onPick, onCancel, loading, onDirtyChange }: AddressPickerContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(addressesAtom)
  const [isAdding, setAdding] = useState(false)
  if (status === 'pending') return <ListSkeleton label="Loading your addresses" rows={2} />
  if (!data) {
    return <ErrorState text="Your addresses could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  const cancelAdding = data.length > 0 ? () => setAdding(false) : onCancel
  return isAdding || data.length === 0 ? (
    <Card>
      <Suspense fallback={<ListSkeleton label="Loading the form" rows={2} />}>
        <NewAddressForm onAdded={({ _id }) => onPick(_id, true)} loading={loading} onDirtyChange={onDirtyChange}>
          {cancelAdding ? (
            <Button variant="secondary" onClick={cancelAdding}>
              Cancel
            </Button>
          ) : null}
        </NewAddressForm>
      </Suspense>
    </Card>
  ) : (
    <AddressRadioGroup
      addresses={data}
      onPick={onPick}
      onCancel={onCancel}
      loading={loading}
      onAdd={() => setAdding(true)}
    />
  )
}

type AddressRadioGroupProps = Omit<AddressPickerContainerProps, 'onDirtyChange'> & {
  addresses: readonly Address[]
  onAdd: () => void
}

function AddressRadioGroup({ addresses, onPick, onCancel, loading, onAdd }: AddressRadioGroupProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null)
  // The selected address may be deleted in another tab.
  const selected = addresses.find(({ _id }) => _id === selectedId) ?? addresses[0]
  return (
    <div className="grid grid-cols-1 gap-4">
      <RadioGroup
        aria-label="Your addresses"
        direction="column"
        options={addresses.map((address) => ({ value: address._id, label: formatAddressLines(address).join(', ') }))}
        value={selected?._id ?? null}
        onChange={setSelectedId}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        <Button size="sm" loading={loading} onClick={() => selected && onPick(selected._id, false)}>
          Deliver to this address
        </Button>
        <Button variant="secondary" size="sm" onClick={onAdd}>
          Add Address
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  )
}
