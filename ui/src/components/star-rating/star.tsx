import { Star as StarIcon } from 'lucide-react'
import { cx } from '../../lib/cx.ts'

/** A full or empty star. It is decorative; the parent provides the number. */
export function Star({ full, className }: { full: boolean; className?: string }) {
  return (
    <StarIcon
      aria-hidden="true"
      strokeWidth={1.5}
      data-full={full || undefined}
      className={cx(
        'fill-transparent text-edge data-full:fill-sun data-full:text-sun-edge forced-colors:data-full:fill-current',
        className,
      )}
    />
  )
}
