import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { centerTab } from '../tabs/center-tab.ts'
import { TabLabel, tabClass } from '../tabs/tab-label.tsx'
import '../tabs/tab-row.css'

/** A part of a list that has an address of its own. */
export type FilterTab = {
  /** `To ship`. */
  label: string
  href: string
  /** How many items the part has; undefined while it loads. */
  count?: number | undefined
  /**
   * Whether the list shows this part.
   * @default false
   */
  current?: boolean
}

export type FilterTabsProps = Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> & {
  /** The accessible name: `Which orders`. */
  label: string
  /** The parts in order. */
  tabs: ReadonlyArray<FilterTab>
  /**
   * `sm` for a narrow column.
   * @default 'md'
   */
  size?: 'sm' | 'md'
}

/** Links to the parts of a list, each with its number of items. Where there is no room, they scroll sideways, starting at the current one. */
export function FilterTabs({ label, tabs, size = 'md', className, ...props }: FilterTabsProps) {
  return (
    <nav aria-label={label} className={cx('tab-row', className)} {...props}>
      <ul className="flex w-max list-none gap-1 rounded-control bg-sand p-1">
        {tabs.map(({ label, href, count, current = false }) => (
          <li key={label}>
            <a
              ref={current ? centerTab : undefined}
              href={href}
              aria-current={current ? 'page' : undefined}
              data-size={size}
              className={cx(
                tabClass,
                'data-[size=sm]:gap-1 data-[size=sm]:px-2 data-[size=sm]:text-sm aria-[current]:bg-card aria-[current]:shadow-card forced-colors:aria-[current]:border',
              )}
            >
              <TabLabel label={label} count={count} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
