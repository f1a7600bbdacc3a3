/** What became of a link: shared with another app, not shared because the user changed their mind, copied, or neither. */
export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'refused'

/** The parts of `navigator` that share. Browsers without support or a secure connection have none of them. */
export type Sharing = {
  share?: (link: { title: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares a link with the system's own dialog, or copies its address if there is none or it fails. */
export async function shareLink(link: { title: string; url: string }, sharing: Sharing): Promise<ShareResult> {
  if (sharing.share) {
    try {
      await sharing.share(link)
      return 'shared'
    } catch (error) {
      if (isCancelled(error)) return 'cancelled'
    }
  }
  if (!sharing.clipboard) return 'refused'
  return sharing.clipboard.writeText(link.url).then(
    () => 'copied',
    () => 'refused',
  )
}
