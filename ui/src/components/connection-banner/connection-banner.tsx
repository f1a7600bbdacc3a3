import { CloudOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type ConnectionBannerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is wrong, and what is safe. */
  text: string
  /** Called when the user clicks `Try now`. Without it there is no button. */
  onRetry?: () => void
}

/** A banner at the bottom of the page while the shop is unreachable. Render it inside a live region. */
export function ConnectionBanner({ text, onRetry, className, ...props }: ConnectionBannerProps) {
  return (
    <div
      className={cx(
        'fixed inset-x-0 bottom-0 z-30 flex justify-center p-3 transition-transform duration-base ease-out starting:translate-y-full print:hidden',
        className,
      )}
      {...props}
    >
      <div className="flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-ink px-4 py-3 text-card shadow-float">
        <CloudOff aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-52 font-semibold">{text}</p>
        {onRetry ? (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try now
          </Button>
        ) : null}
      </div>
    </div>
  )
}
