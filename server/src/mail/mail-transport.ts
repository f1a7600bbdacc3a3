import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { SECOND } from '../lib/clock.ts'
import { createFileTransport } from './file-transport.ts'
import { type MessageOptions, toMessage } from './mail-message.ts'
import type { QueuedMail } from './mail-queue.ts'

export type MailTransport = {
  /** Rejects if the mail was not accepted. */
  send: (mail: QueuedMail) => Promise<void>
  close: () => void
}

function createSmtpTransport(url: string, options: MessageOptions): MailTransport {
  const transport = createTransport({
    url,
    // A mail server that does not respond must not delay the other mails for long.
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    socketTimeout: 60 * SECOND,
  })
  return {
    send: async (mail) => void (await transport.sendMail(toMessage(mail, options))),
    close: () => transport.close(),
  }
}

type Options = MessageOptions & {
  config: Pick<Config, 'smtpUrl' | 'dataDir'>
  log: Pick<FastifyBaseLogger, 'info'>
}

/** Sends by SMTP if the settings name a mail server, else writes files into `DATA_DIR/outbox`. */
export function openMailTransport(options: Options): MailTransport {
  const { config, log } = options
  if (config.smtpUrl) return createSmtpTransport(config.smtpUrl, options)
  return createFileTransport(config, log, (mail) => toMessage(mail, options))
}
