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

/**
 * Links from one category to the others, or from one brand to the others: a row that scrolls, on wide screens columns of one width. How many
 * rows there are does not depend on the width of the text, so the toys below do not move when the font arrives.
 */
export function CollectionNav({ label, collections, current, href }: CollectionNavProps) {
  const links = collections.filter(({ slug }, place) => place < MAX_LINKS || slug === current)
  return (
    <nav aria-label={label} className="mb-6 print:hidden">
      <ul className="-mx-1 flex list-none gap-2 overflow-x-auto p-1 lg:grid lg:grid-cols-6">
        {links.map(({ slug, name }) => (
          <li key={slug} className="shrink-0 lg:min-w-0">
            <a
              href={href(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className="flex min-h-11 items-center justify-center rounded-full border border-line bg-card px-4 text-center text-sm font-semibold text-ink no-underline hover:bg-sun-pale aria-[current=page]:bg-sun aria-[current=page]:scheme-light forced-colors:aria-[current=page]:forced-selected"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
