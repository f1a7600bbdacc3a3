import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROLE_ADMIN } from '@whirligig/contract'
import { afterEach, expect, it } from 'vitest'
import { connectChatClient } from '../../../test/chat-client.ts'
import { createDataFolder } from '../../../test/data-folder.ts'
import { type ServerProcess, startServerProcess } from '../../../test/server-process.ts'
import { openFolder } from '../../db/open.ts'
import { chatMessages, users } from '../../db/schema/index.ts'
import { systemClock } from '../../lib/clock.ts'
import { startSession } from '../auth/sessions.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'whirligig-chat-crash-'))
let server: ServerProcess | undefined

afterEach(async () => {
  await server?.stop('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Inserts an admin and a member who is signed in. */
async function fillDatabase() {
  await createDataFolder(dataDir)
  const { db, close } = await openFolder(dataDir)
  const now = systemClock.now()
  const person = { passwordHash: 'none', firstName: 'Mina', lastName: 'Marlow', createdAt: now }
  const [admin, member] = await db
    .insert(users)
    .values([
      { ...person, email: 'admin@example.com', role: ROLE_ADMIN },
      { ...person, email: 'member@example.com' },
    ])
    .returning({ id: users.id })
  const token = await startSession(db, member?.id ?? '', now)
  await close()
  return { token, to: admin?.id ?? '' }
}

it('keeps every acknowledged message when the server is killed', async () => {
  const { token, to } = await fillDatabase()
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' })
  const client = await connectChatClient(server.url, { token })
  const acknowledged: string[] = []
  for (let i = 0; i < 20; i += 1) {
    const { message } = await client.emitWithAck('message', { text: `${i}`, to })
    acknowledged.push(message.id)
  }
  await server.stop('SIGKILL')
  client.close()

  const { db, close } = await openFolder(dataDir)
  const stored = await db.select({ id: chatMessages.id }).from(chatMessages).orderBy(chatMessages.id)
  await close()
  expect(stored.map(({ id }) => id)).toEqual(acknowledged.toSorted())
})
