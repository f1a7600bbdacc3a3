import type { ReactNode } from 'react'

export type Sample = {
  name: string
  /** Shown below the name. */
  value?: string
  content: ReactNode
}

/** A two-column list: names and values on the left, samples or explanations on the right. */
export function SampleList({ samples }: { samples: readonly Sample[] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
      {samples.map(({ name, value, content }) => (
        <div
          key={name}
          className="grid items-center gap-x-6 gap-y-2 bg-card px-5 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="leading-tight">
            <span className="block font-bold">{name}</span>
            {value ? <span className="text-sm text-ink-soft tabular-nums">{value}</span> : null}
          </dt>
          <dd className="m-0 min-w-0">{content}</dd>
        </div>
      ))}
    </dl>
  )
}
