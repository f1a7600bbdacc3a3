import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type MailTransport, openMailTransport } from '../src/mail/mail-transport.ts'
import { manualClock } from './manual-clock.ts'

/** A mail that the server has accepted. */
export type ReceivedMail = { from: string; to: string[]; raw: string }

/** An SMTP server on localhost that records the mails it accepts. */
export type FakeSmtpServer = AsyncDisposable & {
  port: number
  received: ReceivedMail[]
  /** Resolves with the first mail. */
  first: Promise<ReceivedMail>
  /** Set an error to reject mails with it. */
  rejectWith: Error | null
  close: () => Promise<void>
}

/** @param port by default a free port; pass one to restart a server on the same port */
export async function startFakeSmtpServer(port = 0): Promise<FakeSmtpServer> {
  const received: ReceivedMail[] = []
  const { promise: first, resolve: resolveFirst } = Promise.withResolvers<ReceivedMail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (smtp.rejectWith) return done(smtp.rejectWith)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const mail = { from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() }
        received.push(mail)
        resolveFirst(mail)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const smtp: FakeSmtpServer = {
    port: (server.server.address() as AddressInfo).port, // a TCP server, whose address is never a pipe's name
    received,
    first,
    rejectWith: null,
    close,
    [Symbol.asyncDispose]: close,
  }
  return smtp
}

/** A mail transport that sends to an SMTP server on localhost. */
export function smtpTransportTo(port: number, clock = manualClock()): MailTransport {
  const config = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir: '',
    appUrl: 'http://toys.example',
    shopEmail: 'shop@toys.example',
  }
  return openMailTransport({ config, clock, log: { info: () => {} } })
}
