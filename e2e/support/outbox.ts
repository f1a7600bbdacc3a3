import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { SHOP_DATA } from './address.ts'

const OUTBOX = join(SHOP_DATA, 'outbox')

/** A mail as it was written: lines that were folded to fit are whole again. */
const unfolded = (eml: string) =>
  eml
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function find(to: string, link: RegExp): string | undefined {
  for (const file of readdirSync(OUTBOX).toSorted().toReversed()) {
    if (!file.endsWith('.eml') || file.startsWith('.')) continue
    const mail = unfolded(readFileSync(join(OUTBOX, file), 'utf8'))
    const found = mail.includes(`To: ${to}`) ? link.exec(mail)?.[0] : undefined
    if (found) return found
  }
  return undefined
}

/** Waits for a mail to somebody that holds a link like this, and answers the link: the newest one. */
export async function mailedLink(to: string, link: RegExp): Promise<string> {
  await expect.poll(() => find(to, link)).toBeDefined()
  return find(to, link) ?? ''
}
