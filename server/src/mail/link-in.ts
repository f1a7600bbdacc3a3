/** The first of the shop's own links in a text. @param appUrl without a slash at the end */
export function linkIn(text: string, appUrl: string): string | undefined {
  return text.split(/\s+/).find((word) => word.startsWith(`${appUrl}/`))
}
