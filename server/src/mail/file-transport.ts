import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { firstLink } from './first-link.ts'
import type { QueuedMail } from './mail-queue.ts'
import type { MailTransport } from './mail-transport.ts'

/**
 * For development: writes each mail to `DATA_DIR/outbox/{time}-{id}.eml` and logs its first link. The files contain links
 * that sign users in, so only the server's own operating system user can read them.
 */
export function createFileTransport(
  { dataDir, appUrl }: Pick<Config, 'dataDir' | 'appUrl'>,
  log: Pick<FastifyBaseLogger, 'info'>,
  toMessage: (mail: QueuedMail) => SendMailOptions,
): MailTransport {
  const folder = join(dataDir, 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message: eml } = await composer.sendMail(toMessage(mail))
      // Windows does not allow colons in file names.
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      // Written under another name and renamed, so that a program that watches the folder never reads half a mail.
      const draft = join(folder, `.${name}`)
      const writeDraft = () => writeFile(draft, eml, { mode: 0o600 })
      await writeDraft().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeDraft()
      })
      await rename(draft, join(folder, name))
      log.info({ kind: mail.kind, file: name, link: firstLink(mail.text, appUrl) }, 'mail written to the outbox folder')
    },
    close: () => composer.close(),
  }
}
