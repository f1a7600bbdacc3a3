import { atom } from 'jotai'
import { startChat } from './chat.ts'
import { chatServicesAtom } from './chat-services.ts'
import { INITIAL_STATE } from './chat-state.ts'
import type { OutgoingQueue } from './outgoing-queue.ts'
import { sessionScoped } from './session-scoped.ts'

/** The chat of the current session; undefined until the profile is loaded. It starts with the first visit of the support page. */
export const chatAtom = sessionScoped(chatServicesAtom, startChat)

export const chatStateAtom = atom((get) => {
  const chat = get(chatAtom)
  return chat ? get(chat.stateAtom) : INITIAL_STATE
})

const EMPTY_QUEUE: OutgoingQueue = []

/** The messages that the server has not acknowledged. */
export const outgoingQueueAtom = atom((get) => {
  const services = get(chatServicesAtom)
  return services ? get(services.sender.queueAtom) : EMPTY_QUEUE
})

/** Why the server rejected the last message, and who it was for. */
export const sendErrorAtom = atom((get) => {
  const services = get(chatServicesAtom)
  return services ? get(services.sender.sendErrorAtom) : null
})
