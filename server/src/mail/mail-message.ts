import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import type { QueuedMail } from './mail-queue.ts'

export type MessageOptions = { config: Pick<Config, 'appUrl' | 'shopEmail'>; clock: Clock }

/** Mail clients show an unsubscribe button for these headers (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

/**
 * Converts a queued mail to Nodemailer's format. Addresses are objects, so that no character in them can start a second
 * address.
 */
export function toMessage(mail: QueuedMail, { config, clock }: MessageOptions): SendMailOptions {
  return {
    from: { name: 'Whirligig', address: config.shopEmail },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.unsubscribeUrl !== null && unsubscribeHeaders(mail.unsubscribeUrl)),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    date: clock.now(),
    // Every attempt has the same id, so a mail server can recognize a mail that it receives twice.
    messageId: `<${mail.id}@${new URL(config.appUrl).hostname}>`,
    // Content must never make Nodemailer read a file or fetch a URL into the mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
