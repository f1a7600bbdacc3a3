import { escapeHtml } from '../../mail/escape-html.ts'

const TEXT = {
  done: ['You have unsubscribed', 'We will send you no more newsletters. You are welcome back at any time.'],
  unknown: [
    'This address is not on our list',
    'You may have unsubscribed already. If newsletters keep coming, please use the link in the newest one.',
  ],
} as const

/**
 * What somebody sees who follows the link in a newsletter: a page of its own, since they may have no app open.
 *
 * @param appUrl without a slash at the end
 */
export function renderUnsubscribedPage(outcome: keyof typeof TEXT, appUrl: string): string {
  const [title, text] = TEXT[outcome]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} - Whirligig</title>
<style>
body { margin: 0; padding: 10vh 1rem; background: #FFFAF2; color: #2A2140; font: 1.125rem/1.5 Figtree, system-ui, sans-serif }
main { max-width: 32rem; margin: auto; padding: 2rem; background: #FFFFFF; border: 1px solid #E9DDCB; border-radius: 1rem }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.15 }
a { color: #CF3427 }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${escapeHtml(appUrl)}/">Back to Whirligig</a></p>
</main>
</body>
</html>
`
}
