import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { type Clock, SECOND } from '../lib/clock.ts'
import { letterHtml } from './letter-html.ts'
import { outbox } from './outbox.ts'
import type { Outgoing } from './outgoing.ts'

/** Carries mails out of the house. */
export type Post = {
  /** Rejects when nobody took the mail. */
  send: (mail: Outgoing) => Promise<void>
  close: () => void
}

type Options = { config: Pick<Config, 'smtpUrl' | 'dataDir' | 'appUrl' | 'shopEmail'>; clock: Clock }

/** The button of mail readers that ends a subscription, without opening anything (RFC 8058). */
const wayOut = (url: string) => ({
  list: { unsubscribe: url },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

/** A mail as it goes out. Addresses are given apart from names, so that no sign in one can begin a second address. */
function message(mail: Outgoing, { config, clock }: Options) {
  return {
    from: { name: 'Whirligig', address: config.shopEmail },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.unsubscribeUrl !== null && wayOut(mail.unsubscribeUrl)),
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? letterHtml(mail.subject, mail.text, config.appUrl),
    date: clock.now(),
    // The same at every attempt: by it a mail that went out twice can be told.
    messageId: `<${mail.id}@${new URL(config.appUrl).hostname}>`,
    // A server may not be talked into reading a file or an address into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function smtp(url: string, options: Options): Post {
  const transport = createTransport({
    url,
    // Together far below the time after which another process may take the mail.
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    socketTimeout: 60 * SECOND,
  })
  return {
    send: async (mail) => void (await transport.sendMail(message(mail, options))),
    close: () => transport.close(),
  }
}

/** By SMTP where there is a server for it, else into the folder `outbox`. */
export function openPost(options: Options & { log: Pick<FastifyBaseLogger, 'info'> }): Post {
  const { config, log } = options
  if (config.smtpUrl) return smtp(config.smtpUrl, options)
  return outbox(config, log, (mail) => message(mail, options))
}
