import { hash } from 'node:crypto'
import { Eta } from 'eta'
import { COLOURS } from '../../lib/design-tokens.ts'

const TEXT = {
  done: ['You have unsubscribed', 'We will send you no more newsletters. You are welcome back at any time.'],
  unknown: [
    'This address is not on our list',
    'You may have unsubscribed already. If newsletters keep coming, please use the link in the newest one.',
  ],
  alertsDone: ['These mails have stopped', 'We will not write to you about toys that are back in stock.'],
  alertsUnknown: [
    'You wait for no toys',
    'You may have stopped these mails already. If they keep coming, please use the link in the newest one.',
  ],
} as const

export type UnsubscribeOutcome = keyof typeof TEXT

const STYLE = `
body { margin: 0; padding: 10vh 1rem; background: ${COLOURS.paper}; color: ${COLOURS.ink}; font: 1.125rem/1.5 Figtree, system-ui, sans-serif }
main { max-width: 32rem; margin: auto; padding: 2rem; background: ${COLOURS.card}; border: 1px solid ${COLOURS.line}; border-radius: 1rem }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.15 }
a { color: ${COLOURS.tomato} }
`

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title><%= it.title %> - Whirligig</title>
<style><%~ it.style %></style>
</head>
<body>
<main>
<h1><%= it.title %></h1>
<p><%= it.text %></p>
<p><a href="<%= it.appUrl %>/">Back to Whirligig</a></p>
</main>
</body>
</html>
`

/** The CSP source of the page's stylesheet. */
export const UNSUBSCRIBED_STYLE_SOURCE = `'sha256-${hash('sha256', STYLE, 'base64')}'`

const eta = new Eta()

/**
 * The page behind the unsubscribe link of a mail. It does not need the app.
 *
 * @param appUrl without a slash at the end
 */
export function renderUnsubscribedPage(outcome: UnsubscribeOutcome, appUrl: string): string {
  const [title, text] = TEXT[outcome]
  return eta.renderString(PAGE, { title, text, appUrl, style: STYLE })
}
