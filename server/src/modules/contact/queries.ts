import type { ContactInput } from '@whirligig/contract'
import type { Database } from '../../db/database.ts'
import { contactMessages } from '../../db/schema/index.ts'

export async function insertMessage(tx: Database, { name, email, message }: ContactInput, createdAt: Date) {
  await tx.insert(contactMessages).values({ name, email, message, createdAt })
}
