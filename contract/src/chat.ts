import * as z from 'zod/mini'
import { Id, IsoDate } from './fields.ts'
import { FORM_TEXT } from './form-text.ts'
import { LIMITS } from './limits.ts'

export const ChatUser = z.object({ id: Id, name: z.string(), isAdmin: z.boolean(), online: z.boolean() })
export type ChatUser = z.infer<typeof ChatUser>

export const ChatMessage = z.object({
  id: Id,
  from: Id,
  to: Id,
  value: z.string(),
  time: IsoDate,
  user: z.object({ id: Id, name: z.string() }),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatInput = z.object({
  text: z.string(FORM_TEXT.chat.blank).check(
    z.refine((text) => text.trim() !== '', { error: FORM_TEXT.chat.blank, abort: true }),
    z.maxLength(LIMITS.chatMessage, FORM_TEXT.chat.long),
  ),
  to: Id,
})
export type ChatInput = z.infer<typeof ChatInput>

/** The events of the socket, both ways. */
export const CHAT_EVENTS = {
  client: ['connectUser', 'getUsers', 'getMessages', 'message'],
  server: ['getUsers', 'getMessages', 'message', 'connectUser', 'disconnectUser'],
} as const
