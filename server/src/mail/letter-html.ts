import { escapeHtml } from './escape-html.ts'

/** The shop's colours, which a mail has to carry in every element: mail readers drop style sheets. */
const LOOK = { paper: '#FFFAF2', card: '#FFFFFF', line: '#E9DDCB', ink: '#2A2140', soft: '#5E5576', tomato: '#CF3427' }
const FONT = "font-family:Figtree,system-ui,-apple-system,'Segoe UI',sans-serif"

const button = (href: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${LOOK.tomato};color:${LOOK.card};font-weight:600;text-decoration:none">${label}</a></p>`

/** A paragraph; one that is "what to do: a link of the shop" becomes a button. */
function paragraph(text: string, appUrl: string): string {
  const at = text.lastIndexOf(': ')
  const href = text.slice(at + 2)
  // Only the shop's own links: one that a stranger has written into a form stays text.
  if (at > 0 && href.startsWith(`${appUrl}/`) && !/\s/.test(href) && !text.includes('\n')) {
    return button(escapeHtml(href), escapeHtml(text.slice(0, at)))
  }
  return `<p style="margin:16px 0">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
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
<div style="max-width:560px;margin:0 auto;padding:8px 28px 16px;background:${LOOK.card};border:1px solid ${LOOK.line};border-radius:16px">
<p style="margin:16px 0;color:${LOOK.tomato};font-size:24px;font-weight:700">Whirligig</p>
${body}
</div>
<p style="max-width:560px;margin:16px auto;color:${LOOK.soft};font-size:13px;text-align:center">Whirligig, the toy shop. <a href="${escapeHtml(appUrl)}/" style="color:${LOOK.soft}">${escapeHtml(appUrl)}</a></p>
</body>
</html>
`
}
