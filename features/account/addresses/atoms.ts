import type { Address, AddressEdit, AddressInput } from '@whirligig/contract'
import { privateKey } from '@whirligig/core/query'
import { clientAtom, sessionAtom } from '@whirligig/core/session'
import { showToastAtom } from '@whirligig/core/toasts'
import { atom, type Getter } from 'jotai'
import { atomFamily } from 'jotai-family'
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query'
import { addAddress, addressList, deleteAddress, editAddress, oneAddress } from './api.ts'

/** One's own addresses, the default first. */
export const addressesAtom = atomWithQuery((get) => {
  const session = get(sessionAtom)
  const client = get(clientAtom)
  return {
    queryKey: privateKey(session, 'addresses'),
    queryFn: ({ signal }) => addressList(client, signal),
    enabled: session.token !== null,
    staleTime: 0,
  }
})

/** An own address by its id. What is edited is what is there now. */
export const addressAtom = atomFamily((id: string) =>
  atomWithQuery((get) => {
    const session = get(sessionAtom)
    const client = get(clientAtom)
    return {
      queryKey: privateKey(session, 'address', id),
      queryFn: ({ signal }) => oneAddress(client, id, signal),
      enabled: session.token !== null,
      gcTime: 0,
    }
  }),
)

/** The lists that a change makes old ones: a new default changes the others too. */
const refreshed = (get: Getter) => {
  const session = get(sessionAtom)
  const queryClient = get(queryClientAtom)
  return async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: privateKey(session, 'addresses') })
  }
}

const addMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['add-address'],
    mutationFn: (address: AddressInput) => addAddress(client, address),
    onSettled: refreshed(get),
  }
})

const editMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['edit-address'],
    mutationFn: ({ id, address }: { id: string; address: AddressEdit }) => editAddress(client, id, address),
    onSettled: refreshed(get),
  }
})

const deleteMutationAtom = atomWithMutation((get) => {
  const client = get(clientAtom)
  return {
    mutationKey: ['delete-address'],
    mutationFn: (id: string) => deleteAddress(client, id),
    onSettled: refreshed(get),
  }
})

/** Whether an address is being deleted. */
export const isDeletingAtom = atom((get) => get(deleteMutationAtom).isPending)

// Each says what the server said, and rejects when it could not; the failure is shown by then.

export const addAddressAtom = atom(null, async (get, set, input: AddressInput): Promise<Address> => {
  const { message, address } = await get(addMutationAtom).mutateAsync(input)
  set(showToastAtom, { tone: 'success', title: message })
  return address
})

export const editAddressAtom = atom(
  null,
  async (get, set, edit: { id: string; address: AddressEdit }): Promise<void> => {
    const { message } = await get(editMutationAtom).mutateAsync(edit)
    set(showToastAtom, { tone: 'success', title: message })
  },
)

export const deleteAddressAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const { message } = await get(deleteMutationAtom).mutateAsync(id)
  set(showToastAtom, { tone: 'success', title: message })
})
