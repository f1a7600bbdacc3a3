import { Menu } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'
import { CountBadge } from '../count-badge/count-badge.tsx'
import type { SidebarLink } from '../sidebar/sidebar.tsx'

export type DashboardMenuButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  /** The counts of the hidden links. */
  badges: readonly NonNullable<SidebarLink['badge']>[]
}

/** One mark for all: the only one there is, or their sum. */
function combine(badges: DashboardMenuButtonProps['badges']): NonNullable<SidebarLink['badge']> | undefined {
  const counted = badges.filter(({ count }) => count > 0)
  if (counted.length < 2) return counted[0]
  return { count: counted.reduce((sum, { count }) => sum + count, 0), label: 'things waiting' }
}

/** Opens the menu of the dashboard on phones. The sum of the counts of its links is beside its label. */
export function DashboardMenuButton({ label, badges, className, ...props }: DashboardMenuButtonProps) {
  const badge = combine(badges)
  const badgeId = useId()
  return (
    <button
      type="button"
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold max-[24rem]:gap-1.5 max-[24rem]:px-1 text-ink hover:bg-sun-pale aria-expanded:bg-sun-pale forced-colors:border',
        className,
      )}
      {...(badge && { 'aria-describedby': badgeId })}
      {...props}
    >
      {/* Beside a count there is no room for it on the smallest phones. */}
      <Menu aria-hidden="true" className={cx('size-5 shrink-0', badge && 'max-[24rem]:hidden')} />
      {label}
      {badge ? <CountBadge id={badgeId} aria-hidden="true" {...badge} /> : null}
    </button>
  )
}
