import { expect, it } from 'vitest'
import { markStored } from './stored-document.ts'

it('marks a stored document, and keeps the rest and the headers', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" }
  const html = '<!doctype html>\n<html lang="en"><body><pre>&lt;html&gt; <html</pre></body></html>'
  const marked = await markStored(new Response(html, { headers }))
  expect(await marked.text()).toBe(html.replace('<html lang', '<html data-stored lang'))
  expect(Object.fromEntries(marked.headers)).toEqual(headers)
})
