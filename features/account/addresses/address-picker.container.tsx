import { type Address, formatAddressLines } from '@whirligig/contract'
import { Button, ErrorState, ListSkeleton, RadioGroup } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { addressesAtom } from './atoms.ts'
import { NewAddressForm, type NewAddressFormProps } from './new-address-form.tsx'

export type AddressPickerContainerProps = Pick<NewAddressFormProps, 'onDirtyChange'> & {
  /** The id of the address that was chosen or just added. */
  onPick: (id: string) => void
  /** Without it there is no way back. */
  onCancel?: () => void
  /** The last pick is on its way. */
  busy: boolean
}

/** One of one's own addresses, or a new one. */
export function AddressPickerContainer({ onPick, onCancel, busy, onDirtyChange }: AddressPickerContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(addressesAtom)
  const [isAdding, setAdding] = useState(false)
  if (status === 'pending') return <ListSkeleton label="Loading your addresses" rows={2} />
  if (!data) {
    return <ErrorState text="Your addresses could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  const back = data.length > 0 ? () => setAdding(false) : onCancel
  return isAdding || data.length === 0 ? (
    <div className="rounded-panel border border-line bg-card p-4 shadow-card sm:p-5">
      <NewAddressForm onAdded={({ _id }) => onPick(_id)} busy={busy} onDirtyChange={onDirtyChange}>
        {back ? (
          <Button variant="secondary" onClick={back}>
            Cancel
          </Button>
        ) : null}
      </NewAddressForm>
    </div>
  ) : (
    <Known addresses={data} onPick={onPick} onCancel={onCancel} busy={busy} onAdd={() => setAdding(true)} />
  )
}

type KnownProps = Omit<AddressPickerContainerProps, 'onDirtyChange'> & {
  addresses: readonly Address[]
  onAdd: () => void
}

function Known({ addresses, onPick, onCancel, busy, onAdd }: KnownProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  // The list may have changed since something was chosen.
  const known = addresses.find(({ _id }) => _id === chosen) ?? addresses[0]
  return (
    <div className="grid gap-4">
      <RadioGroup
        aria-label="Your addresses"
        direction="column"
        options={addresses.map((address) => ({ value: address._id, label: formatAddressLines(address).join(', ') }))}
        value={known?._id ?? null}
        onChange={setChosen}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-4">
        <Button size="sm" loading={busy} onClick={() => known && onPick(known._id)}>
          Send it there
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
