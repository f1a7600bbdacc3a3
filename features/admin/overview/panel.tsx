import { Heading, Text } from '@whirligig/ui'
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
      <Heading id={id} size="lg">
        {title}
      </Heading>
      {summary ? (
        <Text size="sm" tone="soft" className="mt-0.5">
          {summary}
        </Text>
      ) : null}
      {children}
    </section>
  )
}
