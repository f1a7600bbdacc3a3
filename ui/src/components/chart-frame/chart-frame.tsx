import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'

export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'title' | 'children'> & {
  /** Title and accessible name of the chart. */
  title: string
  /** One sentence about what the chart shows, below the title. */
  summary?: string
  /** Meaning of the colours. */
  legend?: ReactNode
  /** The same numbers as a table. Screen readers get the table instead of the chart. */
  table: ReactNode
  /** The chart. Give it a fixed height, so that the layout does not shift when it loads. */
  children: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3
}

/** A chart with a title, a legend and a button that shows its numbers as a table. */
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
  const [isTable, setIsTable] = useState(false)
  const id = useId()
  const Heading = `h${level}` as const
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
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
            className="-my-2 -me-4 shrink-0 text-sm"
          >
            Show as table
          </Button>
        </div>
        {summary ? <p className="mt-0.5 text-sm text-ink-soft">{summary}</p> : null}
      </figcaption>
      {legend && !isTable ? <div className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">{legend}</div> : null}
      <div aria-hidden="true" hidden={isTable}>
        {children}
      </div>
      <div {...(isTable ? scrollAreaProps(id) : { className: 'sr-only' })}>{table}</div>
    </figure>
  )
}

/** A focusable group, so that a long table can be scrolled with the keyboard. */
const scrollAreaProps = (titleId: string): ComponentProps<'div'> => ({
  role: 'group',
  'aria-labelledby': titleId,
  tabIndex: 0,
  className: 'max-h-96 overflow-auto rounded-panel',
})
