/** Adds the origin to a path. An absolute URL is returned as it is. */
export const toAbsoluteUrl = (origin: string, url: string): string => (url.startsWith('/') ? origin + url : url)
