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
import { DeleteQuestion } from './delete-question.tsx'

export type AddressesContainerProps = {
  addHref: string
  editHref: (id: string) => string
  /** The picture over 'No addresses found.' */
  emptyPicture?: ReactNode
}

/** One's own addresses, the default first. */
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
      <List {...props} />
    </>
  )
}

function List({ editHref, emptyPicture }: AddressesContainerProps) {
  const { data, status, refetch, isFetching } = useAtomValue(addressesAtom)
  const [question, setQuestion] = useState<{ about: Address; open: boolean } | null>(null)
  if (status === 'pending') return <ListSkeleton label="Loading your addresses" rows={2} />
  if (!data) {
    return <ErrorState text="Your addresses could not be loaded." onRetry={() => refetch()} loading={isFetching} />
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          text="No addresses found."
          hint="Add one, and your next order knows where to go."
          illustration={emptyPicture}
        />
      ) : (
        <ul className="grid list-none gap-4 p-0">
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
                      onClick={() => setQuestion({ about: address, open: true })}
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
      {question ? (
        <DeleteQuestion
          address={question.about}
          open={question.open}
          onClose={() => setQuestion({ ...question, open: false })}
        />
      ) : null}
    </>
  )
}
