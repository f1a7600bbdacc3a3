import { cva } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

const box = cva('flex items-start gap-3 rounded-control p-3.5 forced-colors:border wrap-anywhere', {
  variants: {
    tone: {
      success: 'bg-lagoon-pale text-lagoon-text',
      error: 'bg-tomato-pale text-tomato-text',
      info: 'bg-sky-pale text-sky-text',
    },
  },
})

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

export type CalloutTone = 'success' | 'error' | 'info'

export type CalloutProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Kind of message; also decides the icon. */
  tone?: CalloutTone
  /** The message. */
  children: ReactNode
  /** A link or button that resolves the problem. */
  action?: ReactNode
}

/** A message that stays in place, unlike a toast. Add `role="alert"` if it appears after the page has loaded. */
export function Callout({ tone = 'info', children, action, className, ...props }: CalloutProps) {
  const Icon = icons[tone]
  return (
    <div data-tone={tone} className={cx(box({ tone }), className)} {...props}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty">{children}</p>
        {action ? <div className="mt-1">{action}</div> : null}
      </div>
    </div>
  )
}
