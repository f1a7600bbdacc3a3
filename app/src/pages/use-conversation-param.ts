import { clientPaths, toHref } from '@whirligig/contract'
import { INBOX_PARTS, type InboxPart } from '@whirligig/support'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** History state of a conversation that was opened from the contact list, so that Back returns to the list. */
type FromList = { fromList?: boolean } | null

/**
 * Stores the selected conversation, and for staff the part of the inbox, in the URL. On phones, which show either the contact list or a conversation, Back
 * returns from the conversation to the list.
 */
export function useConversationParam() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const selectedUserId = params.get('with')
  const part = INBOX_PARTS.find((each) => each === params.get('status'))
  const isOverList = (state as FromList)?.fromList === true // Only `onSelect` writes this state.

  function onSelect(id: string | null, reason: 'user' | 'restored'): void {
    if (id === null && isOverList) {
      navigate(-1)
      return
    }
    // No new history entry when the user switches conversations, or when a wide screen restores the last one beside the list.
    const replace =
      id === null || selectedUserId !== null || (reason === 'restored' && matchMedia('(width >= 48rem)').matches)
    navigate(
      { search: toSearch({ with: id, status: part }) },
      { replace, state: { fromList: id !== null && (isOverList || !replace) } satisfies FromList },
    )
  }

  return {
    selectedUserId,
    onSelect,
    part,
    partHref: (each?: InboxPart) => toHref(clientPaths.support) + toSearch({ with: selectedUserId, status: each }),
  }
}

/** The query string of the parameters that are set. */
function toSearch(params: Readonly<Record<string, string | null | undefined>>): string {
  const entries = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}
