import type { ReactNode } from 'react'

export type Specimen = {
  name: string
  /** Under the name. */
  value?: string
  shown: ReactNode
}

/** Names and values at the left, what they look like at the right. */
export function SpecimenList({ specimens }: { specimens: readonly Specimen[] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-panel border border-line bg-line">
      {specimens.map(({ name, value, shown }) => (
        <div
          key={name}
          className="grid items-center gap-x-6 gap-y-2 bg-card px-5 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="leading-tight">
            <span className="block font-bold">{name}</span>
            {value ? <span className="text-sm text-ink-soft tabular-nums">{value}</span> : null}
          </dt>
          <dd className="m-0 min-w-0">{shown}</dd>
        </div>
      ))}
    </dl>
  )
}
