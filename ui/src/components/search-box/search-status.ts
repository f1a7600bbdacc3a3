/** State of the request for suggestions. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'error'

/** Text for the live region. It is also visible when there are no suggestions. */
export function formatSearchStatus(status: SearchStatus, count: number): string {
  if (status === 'loading') return 'Looking for toys…'
  if (status === 'error') return 'Suggestions could not be loaded. Press Enter to search.'
  if (status === 'idle') return ''
  if (count === 0) return 'No suggestions. Press Enter to search all toys.'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}
