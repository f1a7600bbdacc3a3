import { FilterTabs } from '@whirligig/ui'

export type ListTabsProps<Filter extends string> = {
  /** Accessible name: `Which reviews`. */
  label: string
  /** The labels of the parts, in order. */
  labels: Readonly<Record<Filter, string>>
  /** The number of items in each part; undefined while they are unknown. */
  counts: Readonly<Record<Filter, number>> | undefined
  /** The part that is shown; undefined for the whole list. */
  current: Filter | undefined
  /** Returns the link to a part; '' is the whole list. */
  toHref: (filter: string) => string
}

/** Links to the parts of a list by status, and to the whole list, each with its number of items. */
export function ListTabs<Filter extends string>({ label, labels, counts, current, toHref }: ListTabsProps<Filter>) {
  const filters = Object.keys(labels) as Filter[] // the keys of a record
  const all = counts && filters.reduce((sum, filter) => sum + counts[filter], 0)
  return (
    <FilterTabs
      label={label}
      tabs={[
        { label: 'All', href: toHref(''), count: all, current: current === undefined },
        ...filters.map((filter) => ({
          label: labels[filter],
          href: toHref(filter),
          count: counts?.[filter],
          current: filter === current,
        })),
      ]}
      className="mb-6"
    />
  )
}
