import { type Address, formatAddressLines } from '@whirligig/contract'
import {
  AddressCard,
  Badge,
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
} from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { addressesAtom } from './atoms.ts'
import { DeleteAddressDialog } from './delete-address-dialog.tsx'

export type AddressesContainerProps = {
  addHref: string
  editHref: (id: string) => string
  /** The illustration of the empty state. */
  emptyPicture?: ReactNode
}

/** The addresses of the current user, the default address first. */
export function AddressesContainer(props: AddressesContainerProps) {
  return (
    <>
      <PageHeader
        title="Addresses"
        actions={
          <a href={props.addHref} className={buttonClass({ size: 'sm' })}>
            Add
          </a>
        }
      />
      <AddressList {...props} />
    </>
  )
}

function AddressList({ editHref, emptyPicture }: AddressesContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(addressesAtom)
  const [dialog, setDialog] = useState<{ address: Address; open: boolean } | null>(null)
  if (status === 'pending') return <ListSkeleton label="Loading your addresses" rows={2} />
  if (!data) {
    return <ErrorState text="Your addresses could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          text="No addresses found."
          hint="Add an address to have your next order delivered there."
          illustration={emptyPicture}
        />
      ) : (
        <ul className="grid grid-cols-1 list-none gap-4 p-0">
          {data.map((address) => (
            <li key={address._id}>
              <AddressCard
                lines={formatAddressLines(address)}
                badge={address.isDefault ? <Badge tone="success">Default</Badge> : undefined}
                actions={
                  <>
                    <a
                      href={editHref(address._id)}
                      className={buttonClass({ variant: 'secondary', size: 'sm' })}
                      aria-label={`Edit ${address.address}`}
                    >
                      Edit
                    </a>
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={`Delete ${address.address}`}
                      onClick={() => setDialog({ address, open: true })}
                    >
                      Delete
                    </Button>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {dialog ? <DeleteAddressDialog {...dialog} onClose={() => setDialog({ ...dialog, open: false })} /> : null}
    </>
  )
}
