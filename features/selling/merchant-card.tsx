import { formatDate, type Merchant } from '@whirligig/contract'
import { Badge, Button, Link, MerchantActions } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import { canResendInvite, statusBadge } from './merchant-status.ts'
import {
  approveMerchantAtom,
  deleteMerchantAtom,
  type MerchantRow,
  rejectMerchantAtom,
  setMerchantActiveAtom,
} from './merchants-atoms.ts'

/** The details of a merchant or an application, with the actions of an admin. */
export function MerchantCard({ merchant }: { merchant: MerchantRow }) {
  const approve = useSetAtom(approveMerchantAtom)
  const reject = useSetAtom(rejectMerchantAtom)
  const setActive = useSetAtom(setMerchantActiveAtom)
  const deleteMerchant = useSetAtom(deleteMerchantAtom)
  const { name, brandName, email, phoneNumber, business, status, isActive, activeToys, created, pendingAction } =
    merchant
  const badge = statusBadge(merchant)
  return (
    <article aria-label={brandName}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-soft">
        Applied on {formatDate(created)}
        {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
      </p>
      <p className="mt-3 text-pretty wrap-anywhere whitespace-pre-line">{business}</p>
      <ContactLinks email={email} phoneNumber={phoneNumber} status={status} />
      {canResendInvite(merchant) ? (
        <PendingInvitation
          name={name}
          loading={pendingAction === 'approve'}
          disabled={pendingAction !== undefined && pendingAction !== 'approve'}
          onResend={() => approve(merchant)}
        />
      ) : null}
      <MerchantActions
        className="mt-4 border-t border-line pt-4"
        name={brandName}
        status={status}
        email={email}
        phoneNumber={phoneNumber}
        isActive={isActive}
        activeToys={activeToys}
        pendingAction={pendingAction}
        onApprove={() => approve(merchant)}
        onReject={() => reject(merchant)}
        onActiveChange={(next) => setActive(merchant, next)}
        onDelete={() => deleteMerchant(merchant)}
      />
    </article>
  )
}

/** Renders nothing for an application without an email: `MerchantActions` then shows the number to call. */
function ContactLinks({ email, phoneNumber, status }: Pick<Merchant, 'email' | 'phoneNumber' | 'status'>) {
  if (email === null && status === 'Waiting Approval') return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {email ? (
        <Link href={`mailto:${email}`} underline="hover" className={linkClass}>
          {email}
        </Link>
      ) : null}
      <Link href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`} underline="hover" className={linkClass}>
        {phoneNumber}
      </Link>
    </p>
  )
}

const linkClass = 'inline-flex min-h-8 min-w-0 items-center wrap-anywhere'

type PendingInvitationProps = { name: string; loading: boolean; disabled: boolean; onResend: () => void }

/** Says that an approved merchant has not signed up yet. */
function PendingInvitation({ name, loading, disabled, onResend }: PendingInvitationProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-sky-pale px-4 py-3">
      <p className="text-sm">The invitation has not been used yet.</p>
      <Button variant="secondary" size="sm" loading={loading} disabled={disabled} onClick={onResend}>
        <span>
          Re-send invitation<span className="sr-only"> to {name}</span>
        </span>
      </Button>
    </div>
  )
}
