import { cva } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import './toast.css'

const iconBox = cva('mt-0.5 grid size-8 shrink-0 place-items-center rounded-full [&_svg]:size-5', {
  variants: {
    tone: {
      success: 'bg-lagoon-pale text-lagoon-text',
      warning: 'bg-sun text-ink scheme-light',
      error: 'bg-tomato-pale text-tomato-text',
      info: 'bg-sky-pale text-sky-text',
    },
  },
})

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info }

export type ToastTone = 'success' | 'warning' | 'error' | 'info'

export type ToastProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Kind of message; also decides the icon. */
  tone?: ToastTone
  /** The message in short. */
  title: string
  /** More details. */
  text?: string
  /** Called when the user clicks the close button. Without it there is no button. */
  onClose?: () => void
}

/**
 * The box of a short message. A toaster, such as the one of sonner, shows it for a while and announces it; elsewhere it needs a
 * `role`.
 */
export function Toast({ tone = 'info', title, text, onClose, className, ...props }: ToastProps) {
  const Icon = icons[tone]
  return (
    <div
      data-tone={tone}
      className={cx(
        'flex w-full max-w-sm items-start gap-3 rounded-card border border-line bg-card p-3 text-ink shadow-float',
        className,
      )}
      {...props}
    >
      <span className={iconBox({ tone })}>
        <Icon aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 self-center wrap-anywhere">
        <p className="font-semibold leading-snug">{title}</p>
        {text ? <p className="mt-0.5 text-sm text-ink-soft">{text}</p> : null}
      </div>
      {onClose ? (
        <IconButton
          label="Close"
          size="sm"
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-mt-0.5 -me-1"
        />
      ) : null}
    </div>
  )
}
