/**
 * Converts the target of a request to path and query string. `//evil.example` would be another host in a link, and a request
 * through a proxy can name the host (`GET http://host/shop`), so the result always starts with exactly one slash.
 */
export const toPageUrl = (target: string): string =>
  target
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/#.*$/s, '')
    .replace(/^[/\\]*/, '/')

/**
 * Converts the location of a redirect to a path of the shop.
 *
 * @throws Error if it leads to another host
 */
export function toRedirectPath(location: string | undefined, origin: string): string {
  const target = location === undefined ? null : URL.parse(location, origin)
  if (target?.origin !== new URL(origin).origin) throw new Error('The page redirects to another host.')
  return target.href.slice(target.origin.length)
}
