/** A mail's plain text: greeting, paragraphs, the shop's name. @param name whatever people call themselves */
export function letterText(name: string, paragraphs: readonly string[]): string {
  return [`Hi ${oneLine(name)},`, ...paragraphs, 'The Whirligig team', ''].join('\n\n').trimEnd().concat('\n')
}

/** Somebody's text where only one line has room: a greeting, a subject. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
