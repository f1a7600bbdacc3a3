import { type ReactNode, useId } from 'react'

export type PanelProps = {
  title: string
  /** A sentence below the title. */
  summary?: string
  children: ReactNode
}

/** A section of the overview: a card with a title, in the style of `ChartFrame`. */
export function Panel({ title, summary, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-panel border border-line bg-card p-4 shadow-card sm:p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {summary ? <p className="mt-0.5 text-sm text-ink-soft">{summary}</p> : null}
      {children}
    </section>
  )
}
