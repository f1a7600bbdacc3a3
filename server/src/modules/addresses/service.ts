import {
  type Address,
  type AddressAddedResponse,
  type AddressEdit,
  type AddressInput,
  type MessageResponse,
  RESPONSE_TEXT,
} from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { runTransaction } from '../../db/run-transaction.ts'
import type { Clock } from '../../lib/clock.ts'
import { notFound } from '../../lib/errors.ts'
import {
  clearDefault,
  deleteAddress,
  findAddress,
  findAddresses,
  insertAddress,
  lockAddressBook,
  makeNewestDefault,
  updateAddress,
} from './queries.ts'

/** @throws AppError 404 if the user has no such address */
export async function getAddress(db: Database, id: string, userId: string): Promise<Address> {
  const address = await findAddress(db, id, userId)
  if (!address) throw notFound(RESPONSE_TEXT.address.missing)
  return address
}

/** Adds an address. The first address is always the default. A new default replaces the old one. */
export async function addAddress(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  input: AddressInput,
): Promise<AddressAddedResponse> {
  const address = await runTransaction(db, async (tx) => {
    await lockAddressBook(tx, userId)
    const isDefault = input.isDefault || (await findAddresses(tx, userId)).length === 0
    if (isDefault) await clearDefault(tx, userId)
    return insertAddress(tx, { ...input, isDefault, userId, createdAt: clock.now() })
  })
  return { success: true, message: RESPONSE_TEXT.address.added, address }
}

/**
 * Updates an address. Without `isDefault` in the input, it keeps its state.
 *
 * @throws AppError 404 if the user has no such address; then nothing is changed
 */
export async function editAddress(
  db: Database,
  id: string,
  userId: string,
  edit: AddressEdit,
): Promise<MessageResponse> {
  await runTransaction(db, async (tx) => {
    await lockAddressBook(tx, userId)
    if (edit.isDefault) await clearDefault(tx, userId)
    if (!(await updateAddress(tx, id, userId, edit))) throw notFound(RESPONSE_TEXT.address.missing)
  })
  return { success: true, message: RESPONSE_TEXT.address.updated }
}

/**
 * Deletes an address. If it was the default, the newest of the others becomes the default.
 *
 * @throws AppError 404 if the user has no such address
 */
export async function removeAddress(db: Database, id: string, userId: string): Promise<MessageResponse> {
  await runTransaction(db, async (tx) => {
    await lockAddressBook(tx, userId)
    const wasDefault = await deleteAddress(tx, id, userId)
    if (wasDefault === undefined) throw notFound(RESPONSE_TEXT.address.missing)
    if (wasDefault) await makeNewestDefault(tx, userId)
  })
  return { success: true, message: RESPONSE_TEXT.address.deleted }
}
