import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Tint } from '../../tokens.ts'
import { tintClass } from '../picture/tint.ts'
import { ProductFlag } from '../product-card/product-flag.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

const card = cva('group/toy relative flex overflow-hidden rounded-panel sm:p-6 md:rounded-t-hero md:rounded-b-card', {
  variants: {
    size: {
      large: 'min-h-50 p-4 flex-row items-end justify-between md:min-h-72',
      medium: 'min-h-50 p-3 flex-col justify-between md:min-h-64',
      small: 'min-h-44 p-3 flex-col justify-between md:min-h-56',
    },
  },
})

const image = cva(
  '-mb-2 h-auto shrink-0 sm:-mb-4 origin-bottom transition-transform duration-slow ease-out group-hover/toy:scale-106 group-hover/toy:-rotate-3',
  {
    variants: {
      size: {
        large: 'w-1/2 max-w-64 self-end lg:w-[60%] lg:max-w-72',
        medium: 'w-[82%] max-w-42 self-end',
        small: 'w-[74%] max-w-34 self-end',
      },
    },
  },
)

/** Away from the text, which is at the bottom of the large card and at the top of the others. */
const flagPosition = {
  large: 'top-4 start-4 sm:top-6 sm:start-6 md:top-10',
  medium: 'bottom-3 start-3 sm:bottom-4 sm:start-4',
  small: 'bottom-3 start-3 sm:bottom-4 sm:start-4',
}

export type FeaturedToyCardProps = {
  /** Name of the toy. */
  name: string
  /** Link to the toy. */
  href: string
  /** Formatted price. Its space stays empty without it. */
  price?: string
  /** URL of a square image without background, 224 px wide. */
  imageUrl: string
  /** Background of the card. */
  tint: Tint
  /** One short line; shown on the large card only. */
  text?: string
  /** Shows a badge and fades the image. */
  outOfStock?: boolean
  /** Shows `Only 3 left`. Leave it out while there is enough stock. */
  stockLeft?: number
  /** The heart at the top. */
  action?: ReactNode
  /** A button below the price, such as 'Add To Cart'. */
  footer?: ReactNode
  /** Shows a placeholder until the price is known. */
  loading?: boolean
  size: 'large' | 'medium' | 'small'
}

/** One featured toy. The whole card is one link. */
export function FeaturedToyCard({
  name,
  href,
  price,
  imageUrl,
  tint,
  text,
  outOfStock = false,
  stockLeft,
  action,
  footer,
  loading = false,
  size,
}: FeaturedToyCardProps) {
  return (
    <article data-size={size} className={cx(card({ size }), tintClass[tint])}>
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere lg:text-xl">
          <a
            href={href}
            className="text-ink no-underline underline-offset-4 group-hover/toy:underline after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sky"
          >
            {name}
          </a>
        </h2>
        {text && size === 'large' ? <p className="mt-1 max-w-[14.1em] text-ink-soft text-pretty">{text}</p> : null}
        <p className="mt-1 flex min-h-[1lh] items-center font-display text-lg font-semibold tabular-nums lg:text-xl">
          {price ?? (loading ? <Skeleton className="h-4 w-16 rounded-sm" /> : null)}
        </p>
        {footer ? <div className="relative z-10 mt-3 max-w-40">{footer}</div> : null}
      </div>
      <img
        src={imageUrl}
        alt=""
        width={224}
        height={224}
        loading="lazy"
        decoding="async"
        className={cx(image({ size }), outOfStock && 'opacity-45')}
      />
      <ProductFlag outOfStock={outOfStock} stockLeft={stockLeft} className={flagPosition[size]} />
      {action ? <div className="absolute top-1.5 end-1.5 z-10 sm:top-3 sm:end-3">{action}</div> : null}
    </article>
  )
}
