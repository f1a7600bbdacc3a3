import { TOAST_TEXT } from './toast-text.ts'

/** Texts of the chat that belong to no form: errors of the socket and the question before signing out. */
export const CHAT_TEXT = {
  /** The message of `connect_error` when the token is not valid. After any other message the client may try again. */
  unauthorized: TOAST_TEXT.unauthorized,
  unknownUser: 'This person cannot be reached any more.',
  forbidden: 'You can write to our support team only.',
  self: 'You cannot write to yourself.',
  tooFast: 'You are writing too fast. Please wait a moment.',
  staffOnly: 'Only our support team can do this.',
  noThread: 'This person has no conversation yet.',
  assignedMeanwhile: 'Another admin has just changed this assignment.',
  noAssignee: 'Only a colleague can take care of a conversation.',
  malformed: 'This could not be understood.',
  failed: TOAST_TEXT.fallback,
  unsent: {
    title: 'Sign out without sending?',
    text: 'Messages that have not been sent yet will be lost.',
  },
} as const
