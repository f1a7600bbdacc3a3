const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats an ISO date as `November 20, 2026`, in UTC. */
export const formatDate = (iso: string): string => longDate.format(new Date(iso))
