import { join } from 'node:path'
import { Eta } from 'eta'
import { COLOURS } from '../lib/design-tokens.ts'
import { toGreetingName } from './greeting-name.ts'
import { toSingleLine } from './single-line.ts'

/** A block of a mail's body. Each type has a template of the same name in `templates/`. */
export type MailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'button'; label: string; href: string }
  | { type: 'amount-table'; rows: readonly AmountRow[] }

type AmountRow = { label: string; amount: string }

/** A paragraph. Line breaks stay, markup is shown as text, and addresses do not become links. */
export const paragraph = (text: string): MailBlock => ({ type: 'paragraph', text })

/** A link that looks like a button. In the plain text it reads `label: href`. */
export const button = (label: string, href: string): MailBlock => ({ type: 'button', label, href })

export type MailContent = {
  subject: string
  /** The name in the greeting "Hi Ada,", which is "Hi there," for a text that is not a name. Without it the mail has neither a greeting nor a signature. */
  recipientName?: string
  blocks: readonly MailBlock[]
}

const eta = new Eta({ views: join(import.meta.dirname, 'templates'), cache: true })

/** Rows with a right-aligned amount, for example the lines and totals of an order. Labels are kept on one line. */
export const amountTable = (rows: readonly AmountRow[]): MailBlock => ({
  type: 'amount-table',
  rows: rows.map(({ label, amount }) => ({ label: toSingleLine(label), amount })),
})

function withGreeting({ recipientName, blocks }: Omit<MailContent, 'subject'>): readonly MailBlock[] {
  if (recipientName === undefined) return blocks
  return [paragraph(`Hi ${toGreetingName(recipientName)},`), ...blocks, paragraph('The Whirligig team')]
}

function toText(block: MailBlock): string {
  if (block.type === 'paragraph') return block.text
  if (block.type === 'button') return `${block.label}: ${block.href}`
  return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
}

/**
 * Renders a mail as plain text and as HTML. Both contain the same blocks in the same order.
 *
 * @param appUrl without a slash at the end
 */
export function renderMail(content: MailContent, appUrl: string): { subject: string; text: string; html: string } {
  const blocks = withGreeting(content)
  const subject = toSingleLine(content.subject)
  return {
    subject,
    text: `${blocks.map(toText).join('\n\n').trimEnd()}\n`,
    html: eta.render('./layout', { subject, blocks, appUrl, colours: COLOURS }),
  }
}
