import { atom } from 'jotai'
import { chatServicesAtom } from './chat-services.ts'
import { readOutgoingMessages } from './outgoing-storage.ts'

/**
 * Returns whether signing out would lose messages. Until the profile is loaded, it counts the stored messages of all users.
 */
export const hasUnsentMessagesAtom = atom(null, (get): boolean => {
  const services = get(chatServicesAtom)
  return (services ? get(services.sender.queueAtom) : readOutgoingMessages()).length > 0
})
