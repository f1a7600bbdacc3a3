import { formatDate, type Merchant } from '@whirligig/contract'
import { Badge, Button, MerchantActions } from '@whirligig/ui'
import { useSetAtom } from 'jotai'
import {
  approveMerchantAtom,
  deleteMerchantAtom,
  rejectMerchantAtom,
  type ShownMerchant,
  turnMerchantAtom,
} from './atoms.ts'
import { canInviteAgain, markOf } from './rules.ts'

/** A merchant or an application, with what an admin can decide. */
export function MerchantCard({ merchant }: { merchant: ShownMerchant }) {
  const approve = useSetAtom(approveMerchantAtom)
  const reject = useSetAtom(rejectMerchantAtom)
  const turn = useSetAtom(turnMerchantAtom)
  const remove = useSetAtom(deleteMerchantAtom)
  const { name, brandName, email, phoneNumber, business, status, isActive, created, busy } = merchant
  const mark = markOf(merchant)
  return (
    <article className="rounded-panel border border-line bg-card p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-text text-lg leading-snug font-semibold tracking-normal wrap-anywhere">{brandName}</h2>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {name} <span aria-hidden="true">·</span> {formatDate(created)}
          </p>
        </div>
        {mark ? <Badge tone={mark.tone}>{mark.text}</Badge> : null}
      </div>
      <p className="mt-3 text-pretty wrap-anywhere whitespace-pre-line">{business}</p>
      <Contact email={email} phoneNumber={phoneNumber} status={status} />
      {canInviteAgain(merchant) ? <Invited merchant={merchant} busy={busy} onInvite={() => approve(merchant)} /> : null}
      <MerchantActions
        className="mt-4 border-t border-line pt-4"
        name={brandName}
        status={status}
        email={email}
        phoneNumber={phoneNumber}
        isActive={isActive}
        pendingAction={busy}
        onApprove={() => approve(merchant)}
        onReject={() => reject(merchant)}
        onActiveChange={(next) => turn(merchant, next)}
        onDelete={() => remove(merchant)}
      />
    </article>
  )
}

/** How to reach them. Who waits without an email is called: the number is the first thing to do then, and stands below. */
function Contact({ email, phoneNumber, status }: Pick<Merchant, 'email' | 'phoneNumber' | 'status'>) {
  const isToBeCalled = email === null && status === 'Waiting Approval'
  if (isToBeCalled) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {email ? (
        <a href={`mailto:${email}`} className={wayClass}>
          {email}
        </a>
      ) : null}
      <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`} className={wayClass}>
        {phoneNumber}
      </a>
    </p>
  )
}

const wayClass =
  'inline-flex min-h-8 min-w-0 items-center text-sky-text underline-offset-4 wrap-anywhere hover:underline'

type InvitedProps = { merchant: Merchant; busy: ShownMerchant['busy']; onInvite: () => void }

/** Approved, but there is no account yet. */
function Invited({ merchant, busy, onInvite }: InvitedProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-sky-pale px-4 py-3">
      <p className="text-sm">The invitation has not been used yet.</p>
      <Button
        variant="secondary"
        size="sm"
        loading={busy === 'approve'}
        disabled={busy !== undefined && busy !== 'approve'}
        onClick={onInvite}
      >
        <span>
          Re-send invitation<span className="sr-only"> to {merchant.name}</span>
        </span>
      </Button>
    </div>
  )
}
