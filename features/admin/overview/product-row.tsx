import { toImageProps } from '@whirligig/contract'
import { Picture, tintFor } from '@whirligig/ui'
import type { ReactNode } from 'react'

export type ProductRowProps = {
  name: string
  slug: string
  imageUrl: string | null
  /** The page that edits the product. */
  href: string
  /** A line below the name. */
  note?: string
  /** The figure at the end of the row. */
  children: ReactNode
}

/** A product with its figure. The whole row is a link. */
export function ProductRow({ name, slug, imageUrl, href, note, children }: ProductRowProps) {
  return (
    <li className="relative -mx-2 flex min-h-15 flex-wrap items-center gap-3 rounded-control px-2 py-1.5 transition-colors duration-quick hover:bg-sun-pale">
      <Picture
        {...toImageProps(imageUrl)}
        alt=""
        sizes="34px"
        tint={tintFor(slug)}
        className="w-12 shrink-0 rounded-control"
      />
      <span className="min-w-0 flex-1 basis-24">
        <a
          href={href}
          className="block truncate font-semibold no-underline after:absolute after:inset-0 after:rounded-control"
        >
          {name}
        </a>
        {note ? <span className="block text-sm text-ink-soft tabular-nums">{note}</span> : null}
      </span>
      <span className="ms-auto">{children}</span>
    </li>
  )
}
