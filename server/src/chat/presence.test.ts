import { afterEach, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { chatProcesses } from '../db/schema/index.ts'
import { createPresence } from './presence.ts'

let shop: TestApp | undefined
afterEach(async () => {
  vi.useRealTimers()
  await shop?.close()
})

const nothing = () => {}

it('a process that is closed while its first socket is written down stays out', async () => {
  shop = await testApp()
  const { id } = await shop.signIn()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const presence = createPresence({ ...shop.deps, alone: true, onGone: nothing, onBack: nothing, onError: nothing })
  const opened = presence.opened({ socketId: 'a', userId: id })
  await Promise.all([opened, presence.close()])
  expect(vi.getTimerCount()).toBe(0)
  expect(await shop.db.$count(chatProcesses)).toBe(0)
})

it('a process that is closed while it tells of itself stays out', async () => {
  shop = await testApp()
  const { id } = await shop.signIn()
  const presence = createPresence({ ...shop.deps, alone: true, onGone: nothing, onBack: nothing, onError: nothing })
  await presence.opened({ socketId: 'a', userId: id })
  await shop.db.delete(chatProcesses) // taken for dead: the beat finds that out and comes back
  await Promise.all([presence.beat(), presence.close()])
  expect(await shop.db.$count(chatProcesses)).toBe(0)
})
