import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { CloudAlert, RotateCw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../../lib/cx.ts'
import { focusContent } from '../../lib/focus-content.ts'
import { Button } from '../button/button.tsx'

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** What happened: `The toys could not be loaded.` */
  text: string
  /** The level 1 heading of a page that consists of nothing else, for screen readers. */
  heading?: string
  /** What to do about it. */
  hint?: string
  /** Replaces the cloud icon. */
  illustration?: ReactNode
  /** Called when the user clicks `Retry`. Without it there is no button. */
  onRetry?: () => void
  /** A retry is running. */
  loading?: boolean
}

/** Replaces content that could not be loaded. It is announced when it appears. */
export function ErrorState({
  text,
  heading,
  hint,
  illustration,
  onRetry,
  loading = false,
  className,
  ref,
  ...props
}: ErrorStateProps) {
  const root = useRef<HTMLDivElement>(null)
  const rootRef = useComposedRefs(root, ref)
  useLayoutEffect(function moveFocusOnUnmount() {
    const element = root.current
    return () => {
      // After a successful retry, the loaded content replaces the focused button.
      if (element?.contains(document.activeElement)) focusContent()
    }
  }, [])
  return (
    <div
      ref={rootRef}
      role="alert"
      className={cx('grid grid-cols-1 justify-items-center px-4 py-10 text-center md:py-16', className)}
      {...props}
    >
      <div className="mb-5 grid grid-cols-1 w-44 max-w-full justify-items-center [&>img]:h-auto [&>img]:max-w-full">
        {illustration ?? (
          <span className="grid size-20 place-items-center rounded-full bg-tomato-pale text-tomato-text">
            <CloudAlert aria-hidden="true" className="size-10" />
          </span>
        )}
      </div>
      {heading ? <h1 className="sr-only">{heading}</h1> : null}
      <p className="font-display text-xl font-semibold text-balance">{text}</p>
      {hint ? <p className="mt-1.5 max-w-2xl text-ink-soft text-pretty">{hint}</p> : null}
      {onRetry ? (
        <Button
          variant="secondary"
          size="sm"
          loading={loading}
          icon={<RotateCw aria-hidden="true" className="size-5" />}
          onClick={onRetry}
          className="mt-5"
        >
          Retry
        </Button>
      ) : null}
    </div>
  )
}
