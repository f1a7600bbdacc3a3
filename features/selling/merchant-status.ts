import type { Merchant } from '@whirligig/contract'
import type { BadgeTone } from '@whirligig/ui'

type MerchantStatus = Pick<Merchant, 'status' | 'isActive' | 'hasAccount'>

/** The badge of a merchant; undefined for an active merchant, because the actions show "Approved" already. */
export function statusBadge(merchant: MerchantStatus): { text: string; tone: BadgeTone } | undefined {
  const { status, isActive, hasAccount } = merchant
  if (status === 'Waiting Approval') return { text: status, tone: 'highlight' }
  if (status === 'Rejected') return { text: status, tone: 'danger' }
  if (!isActive) return { text: 'Disabled', tone: 'danger' }
  return hasAccount ? undefined : { text: 'Invited', tone: 'info' }
}

/** Whether a merchant can get another invitation. A disabled merchant cannot: approving would enable the merchant. */
export const canResendInvite = ({ status, isActive, hasAccount }: MerchantStatus): boolean =>
  status === 'Approved' && isActive && !hasAccount
