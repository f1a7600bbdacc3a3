import { Check, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { type OrderStep, toOrderSteps } from './order-steps.ts'

export type OrderTimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Display text of the status: Processing, Shipped, Delivered, Cancelled, Not processed. */
  status: string
}

/** The progress of an order: the steps to its delivery, or that it was cancelled. */
export function OrderTimeline({ status, className, ...props }: OrderTimelineProps) {
  return (
    <ol
      aria-label="Progress of the order"
      className={cx('flex list-none flex-wrap gap-x-1 gap-y-3 p-0 text-sm print:hidden', className)}
      {...props}
    >
      {toOrderSteps(status).map((step) => (
        <Step key={step.label} step={step} />
      ))}
    </ol>
  )
}

const done = 'bg-lagoon forced-colors:forced-selected'

const COLOUR = { done, current: done, open: 'bg-line', cancelled: 'bg-danger forced-colors:forced-selected' } as const

function Step({ step: { label, state } }: { step: OrderStep }) {
  const isReached = state !== 'open'
  return (
    <li aria-current={state === 'current' || state === 'cancelled' ? 'step' : undefined} className="min-w-min flex-1">
      <span className={cx('block h-1.5 rounded-full forced-colors:border', COLOUR[state])} />
      <span className={cx('mt-2 flex items-start gap-1', isReached ? 'font-semibold' : 'text-ink-soft')}>
        {isReached ? <StepIcon isCancelled={state === 'cancelled'} /> : null}
        <span className="wrap-break-word">{label}</span>
        <span className="sr-only">{isReached ? '' : ', not yet'}</span>
      </span>
    </li>
  )
}

const StepIcon = ({ isCancelled }: { isCancelled: boolean }) =>
  isCancelled ? (
    <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger max-sm:hidden" />
  ) : (
    <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-lagoon max-sm:hidden" />
  )
