import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** History state of a conversation that was opened from the contact list, so that Back returns to the list. */
type FromList = { fromList?: boolean } | null

/**
 * Stores the selected conversation in the URL. On phones, which show either the contact list or a conversation, Back
 * returns from the conversation to the list.
 */
export function useConversationParam() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const selectedUserId = params.get('with')
  const isOverList = (state as FromList)?.fromList === true // Only `onSelect` writes this state.

  function onSelect(id: string | null, reason: 'user' | 'restored'): void {
    if (id === null && isOverList) {
      navigate(-1)
      return
    }
    // No new history entry when the user switches conversations, or when a wide screen restores the last one beside the list.
    const replace =
      id === null || selectedUserId !== null || (reason === 'restored' && matchMedia('(width >= 48rem)').matches)
    const search = id === null ? '' : `?with=${encodeURIComponent(id)}`
    navigate({ search }, { replace, state: { fromList: id !== null && (isOverList || !replace) } satisfies FromList })
  }

  return { selectedUserId, onSelect }
}
