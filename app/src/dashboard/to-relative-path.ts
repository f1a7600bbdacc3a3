/** Converts a path below `/dashboard` to the relative path that a nested route matches. */
export const toRelativePath = (path: string): string => path.replace(/^\/dashboard\/?/, '')
