import { escapeHtml } from './escape-html.ts'

/** The shop's colours, which a mail has to carry in every element: mail readers drop style sheets. */
const LOOK = {
  ...{ paper: '#FFFAF2', card: '#FFFFFF', line: '#E9DDCB', ink: '#2A2140', soft: '#5E5576' },
  ...{ tomato: '#CF3427', edge: '#8F1F15', sun: '#FFC83D', sky: '#2B63D9', lagoon: '#0B7570' },
}
const FONT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',sans-serif"
const DISPLAY = "font-family:Fredoka,Figtree,system-ui,-apple-system,'Segoe UI',sans-serif"
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse'

/** The four wings of the pinwheel, side by side. */
const wings = [LOOK.tomato, LOOK.sun, LOOK.sky, LOOK.lagoon]
  .map((colour) => `<td height="6" style="height:6px;background:${colour};font-size:0;line-height:0">&nbsp;</td>`)
  .join('')

/** A block, as the shop's buttons are. */
const button = (href: string, label: string): string =>
  `<p style="margin:28px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:10px;border-bottom:4px solid ${LOOK.edge};background:${LOOK.tomato};color:${LOOK.card};font-weight:600;text-decoration:none">${label}</a></p>`

const AMOUNT = /^(.+): (\$[\d.,]+|free)$/

/** Lines of which each ends in an amount, as rows: what it is for on the left, the amount on the right. */
function amounts(lines: readonly string[]): string | null {
  const rows = lines.map((line) => AMOUNT.exec(line))
  if (!rows.every((row) => row !== null)) return null
  const cell = `padding:8px 0;border-bottom:1px solid ${LOOK.line}`
  const cells = rows.map(
    ([, label = '', amount = '']) =>
      `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell};padding-left:16px;white-space:nowrap;font-weight:600">${escapeHtml(amount)}</td></tr>`,
  )
  return `<table ${TABLE};margin:16px 0">${cells.join('')}</table>`
}

/** A paragraph; one that is "what to do: a link of the shop" becomes a button. */
function paragraph(text: string, appUrl: string): string {
  const at = text.lastIndexOf(': ')
  const href = text.slice(at + 2)
  // Only the shop's own links: one that a stranger has written into a form stays text.
  if (at > 0 && href.startsWith(`${appUrl}/`) && !/\s/.test(href) && !text.includes('\n')) {
    return button(escapeHtml(href), escapeHtml(text.slice(0, at)))
  }
  return amounts(text.split('\n')) ?? `<p style="margin:16px 0">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

/**
 * A mail's text, dressed like the shop. Made of the text itself, so that both always say the same.
 *
 * @param appUrl without a slash at the end
 */
export function letterHtml(subject: string, text: string, appUrl: string): string {
  const body = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => paragraph(part, appUrl))
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${LOOK.paper};color:${LOOK.ink};${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;overflow:hidden;background:${LOOK.card};border:1px solid ${LOOK.line};border-radius:16px">
<table ${TABLE};table-layout:fixed"><tr>${wings}</tr></table>
<div style="padding:12px 28px 16px;overflow-wrap:anywhere">
<p style="margin:12px 0 20px;color:${LOOK.ink};${DISPLAY};font-size:28px;font-weight:600;line-height:1.2">Whirligig</p>
${body}
</div>
</div>
<p style="max-width:560px;margin:16px auto;color:${LOOK.soft};font-size:14px;text-align:center">Whirligig, the toy shop. <a href="${escapeHtml(appUrl)}/" style="color:${LOOK.soft}">${escapeHtml(appUrl)}</a></p>
</body>
</html>
`
}
