import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { SKIP_TARGET } from '../page/content-id.ts'

export type DashboardLayoutProps = ComponentProps<'div'> & {
  /** `<Sidebar />`. */
  sidebar: ReactNode
  /** The page. */
  children?: ReactNode
}

/** The sidebar at the start of the page, or above it on small screens. */
export function DashboardLayout({ sidebar, className, children, ...props }: DashboardLayoutProps) {
  return (
    <div
      className={cx('grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8', className)}
      {...props}
    >
      <div className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem-var(--bottom-bar,0px))] lg:overflow-y-auto print:hidden">
        {sidebar}
      </div>
      {/* The skip link passes over the sidebar, too. */}
      <div {...{ [SKIP_TARGET]: true }} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
    </div>
  )
}
