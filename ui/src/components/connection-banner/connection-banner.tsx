import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { CloudOff } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import './connection-banner.css'
import { useBottomBar } from './use-bottom-bar.ts'

export type ConnectionBannerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is wrong, and what is safe. */
  text: string
  /** Called when the user clicks `Try now`. Without it there is no button. */
  onRetry?: () => void
}

/**
 * A bar at the bottom of the screen while the shop is unreachable. It covers nothing: the page ends above it. Render it
 * inside a live region, once.
 */
export function ConnectionBanner({ text, onRetry, className, ref, ...props }: ConnectionBannerProps) {
  const bar = useRef<HTMLDivElement>(null)
  const barRef = useComposedRefs(bar, ref)
  useBottomBar(bar)
  return (
    <div
      ref={barRef}
      className={cx(
        'connection-banner flex justify-center border-t border-edge bg-sun px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] text-ink scheme-light transition-transform duration-base ease-out starting:translate-y-full print:hidden',
        className,
      )}
      {...props}
    >
      <div className="flex w-full max-w-2xl flex-wrap items-center gap-x-4 gap-y-2">
        <CloudOff aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 basis-40 text-sm font-semibold sm:text-base">{text}</p>
        {onRetry ? (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try now
          </Button>
        ) : null}
      </div>
    </div>
  )
}
