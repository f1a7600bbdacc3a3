export type TextSegment = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"']+/gi
/** Punctuation that ends a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}]+$/

/** Cuts a message into plain text and the http addresses in it; the parts joined give the message. */
export function splitLinks(message: string): TextSegment[] {
  const parts: TextSegment[] = []
  let at = 0
  for (const match of message.matchAll(ADDRESS)) {
    const href = match[0].replace(TRAILING, '')
    if (match.index > at) parts.push({ text: message.slice(at, match.index) })
    parts.push({ text: href, href })
    at = match.index + href.length
  }
  if (at < message.length) parts.push({ text: message.slice(at) })
  return parts
}
