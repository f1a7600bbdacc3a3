import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Set on the entry of a conversation to which the list of people is one step back. */
type FromList = { fromList?: boolean } | null

/**
 * Who is talked to stands in the address: on a phone, which shows the list of people or a conversation, a step back leads
 * from the one to the other.
 */
export function useConversationParam() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const talkTo = params.get('with')
  const isOverList = (state as FromList)?.fromList === true // only what stands below is ever put there

  function onTalkTo(id: string | null, why: 'chosen' | 'kept'): void {
    if (id === null && isOverList) {
      navigate(-1)
      return
    }
    // Where the list is beside the conversation, one that was left open last time needs no step of its own; neither does
    // another one instead of the one that is open.
    const replace = id === null || talkTo !== null || (why === 'kept' && matchMedia('(width >= 48rem)').matches)
    const search = id === null ? '' : `?with=${encodeURIComponent(id)}`
    navigate({ search }, { replace, state: { fromList: id !== null && (isOverList || !replace) } satisfies FromList })
  }

  return { talkTo, onTalkTo }
}
