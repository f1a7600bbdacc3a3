import { MapPin } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

export type CartDeliveryProps = Omit<ComponentProps<'section'>, 'children' | 'onChange'> & {
  /** Formatted lines of the delivery address. Without them, or with an empty list, there is no address yet. */
  lines?: ReadonlyArray<string>
  /** Called when the user clicks `Change` or `Add an address`. */
  onChange: () => void
  /** The address is being loaded. The height stays the same. */
  loading?: boolean
}

/** The delivery address in the summary of the cart, with a button to change it. */
export function CartDelivery({ lines, onChange, loading = false, className, ...props }: CartDeliveryProps) {
  const hasAddress = lines !== undefined && lines.length > 0
  return (
    <section
      aria-label="Delivery address"
      aria-busy={loading || undefined}
      className={cx('flex flex-wrap min-h-11 items-center gap-2.5 text-sm', className)}
      {...props}
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      {loading ? (
        <Skeleton className="h-4 w-40 rounded-sm" />
      ) : (
        <>
          <p className="line-clamp-2 min-w-0 flex-1 basis-24 wrap-anywhere">
            {hasAddress ? <bdi>{lines.join(', ')}</bdi> : 'No delivery address yet'}
          </p>
          <Button variant="link" size="sm" onClick={onChange} className="-me-4 ms-auto shrink-0 text-sm">
            {hasAddress ? (
              <>
                Change<span className="sr-only"> the delivery address</span>
              </>
            ) : (
              'Add an address'
            )}
          </Button>
        </>
      )}
    </section>
  )
}
