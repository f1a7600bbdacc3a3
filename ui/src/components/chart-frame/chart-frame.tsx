import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title' | 'children'> & {
  /** Names the chart. */
  title: string
  /** What the chart shows, in one sentence; it stands under the title. */
  summary?: string
  /** What the colours mean. */
  legend?: ReactNode
  /** The same numbers as a table: the chart itself is hidden from assistive technology, this is not. */
  table: ReactNode
  /** The drawing. Keep its height, so that nothing moves when it arrives. */
  children: ReactNode
  /** The heading level of the title. */
  level?: 2 | 3
}

/** A chart with its title, and its numbers as a table for whoever asks. */
export function ChartFrame({
  title,
  summary,
  legend,
  table,
  children,
  level = 2,
  className,
  ...props
}: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <figure
      aria-labelledby={id}
      className={cx('min-w-0 rounded-panel border border-line bg-card p-4 shadow-card sm:p-5', className)}
      {...props}
    >
      <figcaption className="mb-4">
        <div className="flex items-start justify-between gap-4">
          <Heading id={id} className="min-w-0 text-lg">
            {title}
          </Heading>
          <Button
            variant="link"
            size="sm"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className="-my-2 -me-4 shrink-0 text-sm"
          >
            Show as table
          </Button>
        </div>
        {summary ? <p className="mt-0.5 text-sm text-ink-soft">{summary}</p> : null}
      </figcaption>
      {legend && !asTable ? <div className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">{legend}</div> : null}
      <div aria-hidden="true" hidden={asTable}>
        {children}
      </div>
      <div {...(asTable ? scrolled(id) : { className: 'sr-only' })}>{table}</div>
    </figure>
  )
}

/** A long table scrolls, also by the keyboard. */
const scrolled = (titleId: string): ComponentProps<'div'> => ({
  role: 'group',
  'aria-labelledby': titleId,
  tabIndex: 0,
  className: 'max-h-96 overflow-auto rounded-panel',
})
