import {
  AddressAddedResponse,
  type AddressEdit,
  type AddressInput,
  AddressList,
  AddressResponse,
  MessageResponse,
} from '@whirligig/contract'
import { type ApiClient, deleteJson, getJson, postJson, putJson } from '@whirligig/core/http'

/** Fetches the addresses of the current user, the default address first. */
export const listAddresses = async (client: ApiClient, signal?: AbortSignal) =>
  (await getJson(client, '/address', AddressList, signal)).addresses

/** Fetches an address of the current user. The address of another user is a 404. */
export const getAddress = async (client: ApiClient, id: string, signal?: AbortSignal) =>
  (await getJson(client, `/address/${encodeURIComponent(id)}`, AddressResponse, signal)).address

export const createAddress = (client: ApiClient, address: AddressInput) =>
  postJson(client, '/address/add', AddressAddedResponse, address)

export const updateAddress = (client: ApiClient, { id, address }: { id: string; address: AddressEdit }) =>
  putJson(client, `/address/${encodeURIComponent(id)}`, MessageResponse, address)

export const deleteAddress = (client: ApiClient, id: string) =>
  deleteJson(client, `/address/delete/${encodeURIComponent(id)}`, MessageResponse)
