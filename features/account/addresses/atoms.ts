import { mutationAtom, privateKey, privateQueryAtom, selfCleaningFamily } from '@whirligig/core/query'
import { createAddress, deleteAddress, getAddress, listAddresses, updateAddress } from './api.ts'

/** The addresses of the current user, the default address first. */
export const addressesAtom = privateQueryAtom({ key: ['addresses'], fetch: listAddresses, staleTime: 0 })

/** An address by its id. It is not cached, so that the edit form starts with the current values. */
export const addressAtom = selfCleaningFamily((id: string) =>
  privateQueryAtom({ key: ['address', id], fetch: (client, signal) => getAddress(client, id, signal), gcTime: 0 }),
)

// Every change can change the default address, and with it the other addresses.
const options = {
  invalidates: (session: { id: number }) => [privateKey(session, 'addresses')],
  toast: ({ message }: { message: string }) => message,
}

export const addAddressAtom = mutationAtom({ key: 'add-address', mutate: createAddress, ...options })
export const editAddressAtom = mutationAtom({ key: 'edit-address', mutate: updateAddress, ...options })
export const deleteAddressAtom = mutationAtom({ key: 'delete-address', mutate: deleteAddress, ...options })
