import {
  AddressAddedResponse,
  type AddressEdit,
  type AddressInput,
  AddressList,
  AddressResponse,
  MessageResponse,
} from '@whirligig/contract'
import type { ApiClient } from '@whirligig/core/http'

/** One's own addresses, the default first. */
export const addressList = (client: ApiClient, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url('/address')
    .get()
    .json((body) => AddressList.parse(body).addresses)

/** One address; somebody else's is a 404. */
export const oneAddress = (client: ApiClient, id: string, signal?: AbortSignal) =>
  client
    .options({ signal })
    .url(`/address/${encodeURIComponent(id)}`)
    .get()
    .json((body) => AddressResponse.parse(body).address)

export const addAddress = (client: ApiClient, address: AddressInput) =>
  client
    .url('/address/add')
    .post(address)
    .json((body) => AddressAddedResponse.parse(body))

export const editAddress = (client: ApiClient, id: string, address: AddressEdit) =>
  client
    .url(`/address/${encodeURIComponent(id)}`)
    .put(address)
    .json((body) => MessageResponse.parse(body))

export const deleteAddress = (client: ApiClient, id: string) =>
  client
    .url(`/address/delete/${encodeURIComponent(id)}`)
    .delete()
    .json((body) => MessageResponse.parse(body))
