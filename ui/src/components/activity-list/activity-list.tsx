import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { TextLines } from '../../lib/text-lines.ts'

export type Activity = {
  /** Unique among the entries; used as the React key. */
  id: string
  /** What was done: `Shipped`. */
  title: string
  /** What it was done to. Each text is a line. */
  lines?: ReadonlyArray<string>
  /** A text that the actor wrote. Its line breaks stay, and the dot of the entry is yellow. */
  note?: string
  /** Who did it. */
  actor: string
  /** When, in ISO 8601. */
  at: string
  /** The formatted time. */
  time: string
}

export type ActivityListProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Accessible name: `History of the order`. */
  label: string
  /** Newest first. Without entries the list is empty: leave it out. */
  entries: ReadonlyArray<Activity>
}

/** Who did what, and when. */
export function ActivityList({ label, entries, className, ...props }: ActivityListProps) {
  return (
    <ol aria-label={label} className={cx('list-none p-0', className)} {...props}>
      {entries.map((entry, index) => (
        <li key={entry.id} className="relative grid gap-0.5 pb-4 ps-6 last:pb-0">
          <span
            aria-hidden="true"
            className={cx(
              'absolute start-0 top-1.5 size-2.5 rounded-full forced-colors:border',
              entry.note === undefined ? 'bg-lagoon' : 'bg-sun',
            )}
          />
          {index < entries.length - 1 ? (
            <span aria-hidden="true" className="absolute start-1 top-5 bottom-0 w-0.5 bg-line" />
          ) : null}
          <Entry {...entry} />
        </li>
      ))}
    </ol>
  )
}

const Entry = ({ title, lines = [], note, actor, at, time }: Activity) => (
  <>
    <p className="leading-snug font-semibold">{title}</p>
    <TextLines lines={lines} className="text-sm wrap-anywhere" />
    {note === undefined ? null : (
      <p className="rounded-control bg-sun-pale px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">{note}</p>
    )}
    <p className="text-sm text-ink-soft wrap-anywhere">
      {actor} · <time dateTime={at}>{time}</time>
    </p>
  </>
)
