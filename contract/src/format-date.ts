const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** An ISO date as `November 20, 2026`, in UTC for everyone. */
export const formatDate = (iso: string): string => longDate.format(new Date(iso))
