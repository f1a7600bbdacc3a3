import { type ChatScope, chatScopeAtom } from './chat-scope.ts'
import { createClientId } from './create-client-id.ts'
import { type DeliveryReceipts, startDeliveryReceipts } from './delivery-receipts.ts'
import { type MessageSender, startMessageSender } from './message-sender.ts'
import { outgoingStorage } from './outgoing-storage.ts'
import { type StoreAccess, sessionScoped } from './session-scoped.ts'
import { startUnreadCounter, type UnreadCounter } from './unread-counter.ts'

/** The parts of the chat that run on every page. */
export type ChatServices = ChatScope & {
  unread: UnreadCounter
  receipts: DeliveryReceipts
  sender: MessageSender
}

function startChatServices(scope: ChatScope, store: StoreAccess): ChatServices {
  const storage = outgoingStorage(scope.me, scope.signal)
  return {
    ...scope,
    unread: startUnreadCounter(scope, store),
    receipts: startDeliveryReceipts(scope),
    sender: startMessageSender({ ...scope, storage, createClientId }, store),
  }
}

/** The services of the current session: they count unread messages, report received ones and send the queue. */
export const chatServicesAtom = sessionScoped(chatScopeAtom, startChatServices)
