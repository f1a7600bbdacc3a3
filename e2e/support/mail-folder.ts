import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { SHOP_DATA } from './address.ts'

const OUTBOX = join(SHOP_DATA, 'outbox')

/** Decodes the quoted-printable encoding of a mail. */
const decodeQuotedPrintable = (eml: string) =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function findText(to: string, pattern: RegExp): string | undefined {
  if (!existsSync(OUTBOX)) return undefined // before the first mail
  for (const file of readdirSync(OUTBOX).toSorted().toReversed()) {
    if (!file.endsWith('.eml') || file.startsWith('.')) continue
    const mail = decodeQuotedPrintable(readFileSync(join(OUTBOX, file), 'utf8'))
    const found = mail.includes(`To: ${to}`) ? pattern.exec(mail)?.[0] : undefined
    if (found) return found
  }
  return undefined
}

/** Waits for a mail to this address that contains a matching text, and returns the text in the newest one: a link, for example. */
export async function waitForMailedText(to: string, pattern: RegExp): Promise<string> {
  await expect.poll(() => findText(to, pattern)).toBeDefined()
  return findText(to, pattern) ?? ''
}
