/** Returns the first link to the shop in a text. @param appUrl without a slash at the end */
export function firstLink(text: string, appUrl: string): string | undefined {
  return text.split(/\s+/).find((word) => word.startsWith(`${appUrl}/`))
}
