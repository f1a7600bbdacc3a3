export type TextSegment = { text: string; href?: string }

const HTTP_URL = /https?:\/\/[^\s<>"']+/gi
/** Punctuation at the end of a URL that belongs to the sentence. */
const TRAILING_PUNCTUATION = /[.,;:!?)\]}]+$/

/** Splits a message into plain text and http links. The joined segments are the message. */
export function splitLinks(message: string): TextSegment[] {
  const segments: TextSegment[] = []
  let end = 0
  for (const match of message.matchAll(HTTP_URL)) {
    const href = match[0].replace(TRAILING_PUNCTUATION, '')
    if (match.index > end) segments.push({ text: message.slice(end, match.index) })
    segments.push({ text: href, href })
    end = match.index + href.length
  }
  if (end < message.length) segments.push({ text: message.slice(end) })
  return segments
}
