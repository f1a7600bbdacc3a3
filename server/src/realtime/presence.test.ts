import { afterEach, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { chatProcesses } from '../db/schema/index.ts'
import { createPresence } from './presence.ts'

let shop: TestApp
afterEach(async () => {
  vi.useRealTimers()
  await shop.close()
})

async function setup(onError: (error: unknown) => void = () => {}) {
  shop = await testApp()
  const { id } = await shop.signIn()
  const presence = createPresence({ ...shop.deps, singleProcess: true, onReconnect: () => {}, onError })
  return { presence, socket: { socketId: 'a', userId: id } }
}

it('stays unregistered when it is closed while its first socket is saved', async () => {
  const { presence, socket } = await setup()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await Promise.all([presence.register(socket), presence.close()])
  expect(vi.getTimerCount()).toBe(0)
  expect(await shop.db.$count(chatProcesses)).toBe(0)
})

it('stays unregistered when it is closed during a heartbeat', async () => {
  const { presence, socket } = await setup()
  await presence.register(socket)
  await shop.db.delete(chatProcesses) // as if reaped: the heartbeat notices and registers again
  await Promise.all([presence.heartbeat(), presence.close()])
  expect(await shop.db.$count(chatProcesses)).toBe(0)
})

it('finishes the report of an offline user before a new socket counts as online', async () => {
  const { presence, socket } = await setup()
  const log: string[] = []
  const notified = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  presence.onOffline(async (userIds) => {
    notified.resolve()
    await release.promise
    log.push(`offline ${userIds.join()}`)
  })
  const second = { ...socket, socketId: 'b' }
  await Promise.all([presence.register(socket), presence.register(second)])
  await presence.unregister(socket)
  expect([log, presence.countSockets(socket.userId)]).toEqual([[], 1])
  const closed = presence.unregister(second)
  await notified.promise
  const reopened = presence.register(socket).then(() => log.push('online'))
  release.resolve()
  await Promise.all([closed, reopened])
  expect(log).toEqual([`offline ${socket.userId}`, 'online'])
  await presence.close()
})

it('passes errors of the offline listener on and keeps working', async () => {
  const onError = vi.fn()
  const { presence, socket } = await setup(onError)
  presence.onOffline(() => Promise.reject(new Error('no connection')))
  await presence.register(socket)
  await presence.unregister(socket)
  expect(onError).toHaveBeenCalledOnce()
  await presence.register(socket)
  expect(presence.countSockets(socket.userId)).toBe(1)
  await presence.close()
})
