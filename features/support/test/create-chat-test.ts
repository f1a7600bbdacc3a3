import type { ChatInput, ChatMessage } from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import { connectionAtom, connectionStateAtom, socketFactoryAtom } from '@whirligig/core/realtime'
import { startSessionAtom } from '@whirligig/core/session'
import { createStore } from 'jotai'
import { createFakeSockets } from '../../../core/test/fake-socket.ts'
import { startChat } from '../chat.ts'
import { getThread } from '../chat-state.ts'
import { startDeliveryReceipts } from '../delivery-receipts.ts'
import { startMessageSender } from '../message-sender.ts'
import { outgoingStorage } from '../outgoing-storage.ts'
import { NOW } from './stub-browser.ts'

/** A message from Ada to the current user. */
export const incoming = (value: string, overrides: Partial<ChatMessage> = {}) =>
  aChatMessage({ id: value, from: 'ada', to: 'me', value, ...overrides })

/** The stored message for a sent `message` event. */
export function toStored(sent: unknown): ChatMessage {
  const { text, to, clientId } = sent as Required<ChatInput> // the payload of `message`
  return aChatMessage({ id: `stored-${clientId}`, from: 'me', to, value: text, clientId, time: NOW })
}

export const toTexts = (sent: unknown[]) => sent.map((payload) => (payload as ChatInput).text) // as above

/** A store with a session and the chat of the user, over a fake socket. Call it again to reload the tab. */
export async function createChatTest(me = 'me', isStaff = true) {
  const store = createStore()
  const { createSocket, created } = createFakeSockets()
  store.set(socketFactoryAtom, createSocket)
  store.sub(connectionStateAtom, () => {})
  store.set(startSessionAtom, 'token')
  await Promise.resolve()
  const socket = created[0]
  if (!socket) throw new Error('No socket was created.')
  const connection = store.get(connectionAtom)
  const sentEvents = (event: string) => socket.sent.filter(([name]) => name === event)
  return {
    store,
    socket,
    connection,
    /** The payloads of the sent events of this name. */
    sent: (event: string) => sentEvents(event).map(([, payload]) => payload),
    /** Acknowledges the latest event of this name. */
    acknowledge(event: string, response: unknown) {
      const acknowledge = sentEvents(event).at(-1)?.at(-1)
      if (typeof acknowledge !== 'function') throw new Error(`${event} requests no acknowledgement.`)
      acknowledge(response)
    },
    /** Starts the chat. */
    openChat() {
      let ids = 0
      const storage = outgoingStorage(me, new AbortController().signal)
      const receipts = startDeliveryReceipts({ connection, me })
      const sender = startMessageSender({ connection, me, storage, createClientId: () => `id-${++ids}` }, store)
      const chat = startChat({ connection, me, isStaff, receipts, sender }, store)
      const state = () => store.get(chat.stateAtom)
      return {
        chat,
        state,
        sendError: () => store.get(sender.sendErrorAtom)?.text ?? null,
        /** The texts of the outgoing messages; `!` marks a rejected one. */
        queue: () => store.get(sender.queueAtom).map(({ text, error }) => (error === undefined ? text : `${text}!`)),
        /** The texts of the conversation with Ada. */
        thread: () => getThread(state(), 'ada').messages.map(({ value }) => value),
      }
    },
  }
}

/** `createChatTest` with an open chat. */
export async function createOpenChat(me?: string) {
  const test = await createChatTest(me)
  return { ...test, ...test.openChat() }
}
