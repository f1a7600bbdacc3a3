import {
  CHAT_TEXT,
  type ChatConversation,
  type ChatInput,
  type ChatMessage,
  type ChatOlder,
  type ChatServerEvents,
  type ChatUnreadCounts,
  type ChatUser,
  type ChatWaiting,
} from '@whirligig/contract'
import { aChatMessage } from '@whirligig/contract/fixtures'
import type { openLiveWithAtom } from '@whirligig/core/realtime'
import { atom, type ExtractAtomArgs } from 'jotai'
import { FakeSocket } from '../../core/test/fake-socket.ts'

/** What a server that is not there has stored, in the contract's own words. */
export type ChatStock = {
  /** Whose shop it is. */
  me: { id: string; name: string }
  people?: readonly ChatUser[]
  conversations?: readonly ChatConversation[]
  /** By who they are with. */
  messages?: Readonly<Record<string, readonly ChatMessage[]>>
  older?: ChatOlder
  unread?: ChatUnreadCounts
  /** Whom a search finds. */
  found?: readonly ChatUser[]
  /** What becomes of a message; without it, it is stored, and arrives. */
  take?: (message: ChatInput) => { error: string } | undefined
  /** Events that are never answered. */
  silent?: readonly string[]
  /** Messages arrive nowhere for now. */
  awaitsReceipts?: boolean
}

/** When everything is stored that a story sends. */
const STORED = '2026-11-20T15:10:00.000Z'

/** The other end of a story's socket: it answers as the contract says, and says what the story makes it say. */
export function chatServer(stock: ChatStock) {
  let socket: AnsweringSocket | undefined
  const open = async (token: string): Promise<FakeSocket> => {
    const made = new AnsweringSocket(token, stock)
    socket = made
    setTimeout(() => made.happens('connect')) // when somebody listens
    return made
  }
  const current = () => {
    if (!socket) throw new Error('Nobody has opened a socket.')
    return socket
  }
  return {
    open: open satisfies ExtractAtomArgs<typeof openLiveWithAtom>[0],
    says: <Name extends keyof ChatServerEvents>(event: Name, said: Parameters<ChatServerEvents[Name]>[0]) =>
      current().says(event, said),
    breaks: () => current().happens('disconnect'),
    isBack: () => current().happens('connect'),
    /** The messages that were sent, and everything else that was said of this name. */
    heard: (event: string) => current().said.filter(([name]) => name === event),
  }
}

/** Never opens. */
export const noChatServer = async (token: string) => new FakeSocket(token)

/** Who was talked to when the browser was here last: a preset that comes before the session. */
export const keptSelectedAtom = atom(null, (_get, _set, kept: { user: string; with: string }) => {
  localStorage.setItem('selected_chat', JSON.stringify(kept))
})

/** A message that was written when the browser was here last, and not sent: a preset as well. */
export const keptWaitingAtom = atom(null, (_get, _set, { user, ...one }: ChatWaiting & { user: string }) => {
  localStorage.setItem(`private_chat_${user}_${one.clientId}`, JSON.stringify(one))
})

class AnsweringSocket extends FakeSocket {
  readonly #stock: ChatStock

  constructor(token: string, stock: ChatStock) {
    super(token)
    this.#stock = stock
  }

  override emit(...said: unknown[]): void {
    super.emit(...said)
    const [event, payload] = said
    const acknowledge = said.at(-1)
    if (typeof acknowledge !== 'function' || this.#stock.silent?.includes(String(event))) return
    acknowledge(this.#answer(String(event), payload as Record<string, string>)) // each event's own shape, read below
  }

  #answer(event: string, payload: Record<string, string>): unknown {
    const { people = [], conversations = [], messages = {}, unread = {}, found = [], older } = this.#stock
    switch (event) {
      case 'getUsers':
        return typeof payload === 'object' && payload.search ? found : people
      case 'getConversations':
        return conversations
      case 'getMessages':
        return messages[payload.with ?? ''] ?? []
      case 'getOlder':
        return older ?? { messages: [], more: false }
      case 'getUnread':
        return unread
      case 'message':
        return this.#store(payload as ChatInput) // as the client sends it
      case 'read':
        queueMicrotask(() => this.says('unread', { with: payload.with, count: 0 }))
        return { with: payload.with, count: 0 }
      default:
        return { error: CHAT_TEXT.malformed }
    }
  }

  #store(input: ChatInput) {
    const { me, take } = this.#stock
    const refused = take?.(input)
    if (refused) return refused
    const message = aChatMessage({
      from: me.id,
      to: input.to,
      value: input.text,
      time: STORED,
      user: me,
      ...(input.clientId !== undefined && { clientId: input.clientId }),
    })
    queueMicrotask(() => {
      this.says('message', message)
      if (!this.#stock.awaitsReceipts) this.says('delivered', { with: input.to, until: STORED })
    })
    return { message }
  }
}
