import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { FacetCount } from './facet-count.tsx'

export type FacetOption = {
  /** Unique in the list: `Puzzles`. */
  label: string
  /** The list with this filter, or without it if it is selected. */
  href: string
  /** Number of toys with this filter; `undefined` while it is loading. */
  count?: number
  /** Whether the filter is active. */
  selected?: boolean
}

export type FacetListProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** Heading and accessible name. */
  label: string
  /** Options, in order. The first eight are visible, the rest follows a `Show all` button. */
  options: ReadonlyArray<FacetOption>
}

const VISIBLE_OPTIONS = 8

/** Links that filter a list by one property, with the number of toys behind each. They work without JavaScript. Renders nothing without options. */
export function FacetList({ label, options, className, ...props }: FacetListProps) {
  // One hidden option would take as much room as the button.
  const limit = options.length <= VISIBLE_OPTIONS + 1 ? options.length : VISIBLE_OPTIONS
  const rest = options.slice(limit)
  if (options.length === 0) return null
  return (
    <fieldset className={cx('min-w-0', className)} {...props}>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <ul className="list-none p-0">
        {options.slice(0, limit).map((option) => (
          <Facet key={option.label} {...option} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <Disclosure
          label={
            <>
              <span className="group-open/disclosure:hidden">Show all {options.length}</span>
              <span className="hidden group-open/disclosure:inline">Show fewer</span>
            </>
          }
          open={rest.some(({ selected }) => selected) || undefined}
          className="-mx-3"
        >
          <ul className="list-none px-3">
            {rest.map((option) => (
              <Facet key={option.label} {...option} />
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </fieldset>
  )
}

const rowClass = '-mx-3 flex min-h-11 items-center gap-2 rounded-control px-3 xl:min-h-9'

/** A filter without toys is text, unless it is active and can be removed. */
function Facet({ label, href, count, selected = false }: FacetOption) {
  const text = (
    <>
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {selected ? <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} /> : null}
      {count === undefined ? null : <FacetCount count={count} />}
    </>
  )
  return (
    <li>
      {count === 0 && !selected ? (
        <span className={cx(rowClass, 'text-ink-soft')}>{text}</span>
      ) : (
        <a
          href={href}
          aria-current={selected ? 'true' : undefined}
          className={cx(
            rowClass,
            'text-ink no-underline hover:bg-sun-pale aria-[current=true]:bg-sun-pale aria-[current=true]:font-semibold forced-colors:aria-[current=true]:forced-selected',
          )}
        >
          {text}
        </a>
      )}
    </li>
  )
}
