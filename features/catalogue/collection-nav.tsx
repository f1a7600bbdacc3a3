/** More would push the toys below the first view. */
const MAX_LINKS = 12

export type CollectionNavProps = {
  /** Accessible name: `Categories`. */
  label: string
  collections: readonly { slug: string; name: string }[]
  /** The slug of the page. */
  current: string
  href: (slug: string) => string
}

/** Links from one category to the others, or from one brand to the others. */
export function CollectionNav({ label, collections, current, href }: CollectionNavProps) {
  const links = collections.filter(({ slug }, place) => place < MAX_LINKS || slug === current)
  return (
    <nav aria-label={label} className="mb-6 print:hidden">
      <ul className="-mx-1 flex list-none gap-2 overflow-x-auto p-1 sm:flex-wrap">
        {links.map(({ slug, name }) => (
          <li key={slug} className="shrink-0 sm:min-w-0 sm:shrink">
            <a
              href={href(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm font-semibold text-ink no-underline hover:bg-sun-pale aria-[current=page]:bg-sun aria-[current=page]:scheme-light forced-colors:aria-[current=page]:forced-selected"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
