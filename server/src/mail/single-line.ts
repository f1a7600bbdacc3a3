/** Replaces line breaks and repeated spaces by one space, for text that users enter and that must fit on one line. */
export const toSingleLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
