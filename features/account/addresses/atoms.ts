import { mutationAtom, privateKey, privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'
import { addAddress, deleteAddress, editAddress, fetchAddress, fetchAddresses } from './api.ts'

/** The addresses of the current user, the default address first. */
export const addressesAtom = privateQueryAtom({ key: ['addresses'], fetch: fetchAddresses, staleTime: 0 })

/** An address by its id. It is not cached, so that the edit form starts with the current values. */
export const addressAtom = selfCleaningFamily((id: string) =>
  privateQueryAtom({ key: ['address', id], fetch: (client, signal) => fetchAddress(client, id, signal), gcTime: 0 }),
)

// Every change can change the default address, and with it the other addresses.
const options = {
  invalidates: (session: { id: number }) => [privateKey(session, 'addresses')],
  toast: ({ message }: { message: string }) => message,
}

export const addAddressAtom = mutationAtom({ key: 'add-address', mutate: addAddress, ...options })
export const editAddressAtom = mutationAtom({ key: 'edit-address', mutate: editAddress, ...options })
export const deleteAddressAtom = mutationAtom({ key: 'delete-address', mutate: deleteAddress, ...options })
