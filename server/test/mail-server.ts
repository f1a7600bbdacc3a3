import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { openPost, type Post } from '../src/mail/post.ts'
import { manualClock } from './manual-clock.ts'

/** What an SMTP server was given. */
export type Received = { from: string; to: string[]; raw: string }

/** A mail server on this machine that keeps what it is given. */
export type TestMailServer = AsyncDisposable & {
  port: number
  received: Received[]
  /** The first mail that was or will be given. */
  first: Promise<Received>
  /** What to answer instead of taking a mail; null takes it. */
  error: Error | null
  close: () => Promise<void>
}

/** @param port a free one unless it has to be the same again */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: Received[] = []
  const { promise: first, resolve: arrived } = Promise.withResolvers<Received>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (answer.error) return done(answer.error)
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const mail = { from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() }
        received.push(mail)
        arrived(mail)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const answer: TestMailServer = {
    port: (server.server.address() as AddressInfo).port, // it listens on one
    received,
    first,
    error: null,
    close,
    [Symbol.asyncDispose]: close,
  }
  return answer
}

/** A post to a mail server on this machine. */
export function connectTo(port: number, clock = manualClock()): Post {
  const config = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir: '',
    appUrl: 'http://toys.example',
    shopEmail: 'shop@toys.example',
  }
  return openPost({ config, clock, log: { info: () => {} } })
}
