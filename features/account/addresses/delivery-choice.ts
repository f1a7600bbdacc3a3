import { sessionAtom } from '@whirligig/core/session'
import { atom } from 'jotai'
import { addressesAtom } from './atoms.ts'

const pickedAtom = atom<{ sessionId: number; addressId: string } | null>(null)

/** Picks one of the user's addresses for the next order, until the session ends. */
export const pickDeliveryAddressAtom = atom(null, (get, set, addressId: string) =>
  set(pickedAtom, { sessionId: get(sessionAtom).id, addressId }),
)

/** The address of the next order: the picked one, else the default one; undefined while the user has none or it is loading. */
export const deliveryAddressAtom = atom((get) => {
  const addresses = get(addressesAtom).data
  const picked = get(pickedAtom)
  const isPicked = picked?.sessionId === get(sessionAtom).id
  return addresses?.find(({ _id }) => isPicked && _id === picked.addressId) ?? addresses?.[0]
})
