import type { Merchant } from '@whirligig/contract'
import type { BadgeTone } from '@whirligig/ui'

type Standing = Pick<Merchant, 'status' | 'isActive' | 'hasAccount'>

/** What a card says at first sight; undefined where the word beside the buttons, 'Approved', says it all. */
export function markOf({ status, isActive, hasAccount }: Standing): { text: string; tone: BadgeTone } | undefined {
  if (status === 'Waiting Approval') return { text: status, tone: 'highlight' }
  if (status === 'Rejected') return { text: status, tone: 'danger' }
  if (!isActive) return { text: 'Disabled', tone: 'danger' }
  return hasAccount ? undefined : { text: 'Invited', tone: 'info' }
}

/** Who is approved and has not used the invitation can get another one. Not who is disabled: it would enable them. */
export const canInviteAgain = ({ status, isActive, hasAccount }: Standing): boolean =>
  status === 'Approved' && isActive && !hasAccount
