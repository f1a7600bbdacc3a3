import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

export type TypingIndicatorProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** Name of the person who is typing. Without it the line is empty but keeps its height. */
  name?: string
}

/** Shows `Ada is typing…`. */
export function TypingIndicator({ name, className, ...props }: TypingIndicatorProps) {
  return (
    <p role="status" className={cx('flex h-6 items-center gap-2 text-sm text-ink-soft', className)} {...props}>
      {name ? (
        <>
          <span
            aria-hidden="true"
            className="inline-flex shrink-0 gap-1 *:size-1.5 *:animate-pulse *:rounded-full *:bg-ink-soft forced-colors:*:bg-[CanvasText]"
          >
            <span />
            <span className="[animation-delay:200ms]" />
            <span className="[animation-delay:400ms]" />
          </span>
          <span className="min-w-0 truncate">{name} is typing…</span>
        </>
      ) : null}
    </p>
  )
}
