import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { linkIn } from './link-in.ts'
import type { Outgoing } from './outgoing.ts'
import type { Post } from './post.ts'

/**
 * Where mails lie that have no server to go to: `DATA_DIR/outbox/{time}-{id}.eml`, for whoever runs the shop alone. They
 * hold links that sign people in, so only the server's own user may read them.
 */
export function outbox(
  { dataDir, appUrl }: Pick<Config, 'dataDir' | 'appUrl'>,
  log: Pick<FastifyBaseLogger, 'info'>,
  message: (mail: Outgoing) => SendMailOptions,
): Post {
  const folder = join(dataDir, 'outbox')
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message: eml } = await writer.sendMail(message(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A colon is no part of a file's name everywhere.
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      // Beside and renamed: whoever watches the folder never reads half a mail.
      const draft = join(folder, `.${name}`)
      await writeFile(draft, eml, { mode: 0o600 })
      await rename(draft, join(folder, name))
      log.info({ kind: mail.kind, file: name, link: linkIn(mail.text, appUrl) }, 'a mail is in the outbox')
    },
    close: () => writer.close(),
  }
}
