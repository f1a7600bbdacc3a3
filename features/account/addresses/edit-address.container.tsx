import { type Address, AddressEdit } from '@whirligig/contract'
import { FormError, useReportDirty, useZodForm } from '@whirligig/core/forms'
import { isNotFound } from '@whirligig/core/http'
import { Button, buttonClass, EmptyState, ErrorState, ListSkeleton, PageHeader } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { AddressFields } from './address-fields.tsx'
import { addressAtom, editAddressAtom } from './atoms.ts'

export type EditAddressContainerProps = {
  id: string
  /** The page with all addresses. */
  listHref: string
  onSaved: () => void
  /** Called by the Cancel button. */
  onCancel: () => void
  /** Called when the form becomes dirty or clean. */
  onDirtyChange?: (isDirty: boolean) => void
  /** The illustration of the empty state. */
  emptyPicture?: ReactNode
}

/** The page that edits an address. */
export function EditAddressContainer(props: EditAddressContainerProps) {
  const { id, listHref, onSaved, onCancel, onDirtyChange, emptyPicture } = props
  const { data, status, error, refetch, isFetching } = useAtomValue(addressAtom(id))
  return (
    <>
      <PageHeader
        title="Edit Address"
        actions={
          <Button variant="secondary" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        }
      />
      {status === 'pending' ? (
        <ListSkeleton label="Loading the address" />
      ) : data ? (
        <EditForm address={data} onSaved={onSaved} onDirtyChange={onDirtyChange} />
      ) : isNotFound(error) ? (
        <EmptyState
          text="No address found."
          hint="It may have been deleted."
          illustration={emptyPicture}
          action={
            <a href={listHref} className={buttonClass()}>
              Addresses
            </a>
          }
        />
      ) : (
        <ErrorState text="The address could not be loaded." onRetry={() => refetch()} loading={isFetching} />
      )}
    </>
  )
}

type EditFormProps = Pick<EditAddressContainerProps, 'onSaved' | 'onDirtyChange'> & { address: Address }

function EditForm({ address, onSaved, onDirtyChange }: EditFormProps) {
  const { _id, ...values } = address
  const { control, submit, formState } = useZodForm(AddressEdit, values, `edit ${_id}`)
  const edit = useSetAtom(editAddressAtom)
  useReportDirty(formState.isDirty, onDirtyChange)
  return (
    <form
      noValidate
      aria-label="Edit Address"
      className="grid grid-cols-1 max-w-xl gap-5"
      onSubmit={submit(async (changed) => {
        await edit({ id: _id, address: changed })
        onDirtyChange?.(false)
        onSaved()
      })}
    >
      <AddressFields control={control} />
      <FormError control={control} />
      <Button type="submit" className="justify-self-start" loading={formState.isSubmitting}>
        Save changes
      </Button>
    </form>
  )
}
