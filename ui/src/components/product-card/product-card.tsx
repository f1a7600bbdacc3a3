import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { highlightMatch } from '../../lib/highlight-match.ts'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import { ProductFlag } from './product-flag.tsx'

export type ProductCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** Name of the toy, rendered as a heading. */
  name: string
  /** Search term to highlight in the name. */
  highlight?: string
  /** Link to the toy. */
  href: string
  /** Formatted price: `$55.00`. */
  price: string
  /** Picture of the toy. Its `alt` is empty, because the name is below it. */
  picture: Omit<PictureProps, 'alt' | 'className'>
  /** Name of the brand. */
  brand?: string
  /** `<StarRating />`. */
  rating?: ReactNode
  /** A button on the picture, such as `<WishButton />`. */
  action?: ReactNode
  /** A button below the text, such as `Add To Cart`. */
  footer?: ReactNode
  /** Shows a badge and fades the picture. */
  outOfStock?: boolean
  /** Shows `Only 3 left`. Leave it out while there is enough stock. */
  stockLeft?: number
  /** Heading level of the name. */
  level?: 2 | 3
}

/** A toy in a list. The link covers the whole card; the action and the footer are above it. */
export function ProductCard({
  name,
  highlight = '',
  href,
  price,
  picture,
  brand,
  rating,
  action,
  footer,
  outOfStock = false,
  stockLeft,
  level = 2,
  className,
  ...props
}: ProductCardProps) {
  const { before, match, after } = highlightMatch(name, highlight)
  const Heading = `h${level}` as const
  return (
    <article className={cx('group/card @container/card relative flex h-full min-w-0 flex-col', className)} {...props}>
      <div className="relative">
        <Picture
          {...picture}
          alt=""
          className={cx(
            'rounded-panel group-hover/card:[&_img]:scale-105 group-hover/card:[&_img]:-rotate-4',
            outOfStock && '[&_img]:opacity-45',
          )}
        />
        <ProductFlag
          outOfStock={outOfStock}
          stockLeft={stockLeft}
          className="bottom-2 start-2 sm:top-3 sm:bottom-auto sm:start-3"
        />
      </div>
      <div className="grid min-w-0 grow grid-cols-1 content-start px-1 pt-3 @min-[15rem]/card:grid-cols-[minmax(0,1fr)_auto] @min-[15rem]/card:gap-x-3">
        {brand ? <p className="truncate text-sm text-ink-soft @min-[15rem]/card:col-span-2">{brand}</p> : null}
        <Heading className="font-text text-base leading-snug font-semibold tracking-normal text-pretty wrap-anywhere">
          <a
            href={href}
            className="text-ink no-underline decoration-2 underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-sky"
          >
            {before}
            {match ? <mark className="rounded-sm bg-sun text-ink">{match}</mark> : null}
            {after}
          </a>
        </Heading>
        <p className="order-last font-display text-lg leading-snug font-semibold tabular-nums @min-[15rem]/card:order-none @min-[15rem]/card:row-span-2 @min-[15rem]/card:text-xl">
          {price}
        </p>
        {rating ? <div className="mt-1 self-start">{rating}</div> : null}
      </div>
      {footer ? <div className="relative z-10 pt-2">{footer}</div> : null}
      {action ? <div className="absolute top-2 end-2 z-10 sm:top-3 sm:end-3">{action}</div> : null}
    </article>
  )
}
