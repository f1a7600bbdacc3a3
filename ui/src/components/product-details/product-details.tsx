import { cx } from 'class-variance-authority'
import { Truck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export type ProductDetailsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Name of the toy, the heading of the page. */
  name: string
  /** Description of the toy. */
  description: string
  /** Formatted price. */
  price: ReactNode
  /** Large picture; loaded with priority. */
  picture: Omit<PictureProps, 'className' | 'fit' | 'priority'> & Pick<PictureProps, 'fit'>
  /** Name of the brand and link to its toys. */
  brand?: { name: string; href: string }
  /** Stars and number of reviews. */
  rating?: ReactNode
  /** `<StockBadge />`. */
  stock?: ReactNode
  /** `<QuantityInput />` in its field. */
  quantity?: ReactNode
  /** Buttons for the cart and the WishList. */
  actions?: ReactNode
  /** A note for every toy: `Delivery is always free.` */
  promise?: string
}

/** The main part of a product page: the picture, and next to it a purchase panel that stays visible. */
export function ProductDetails({
  name,
  description,
  price,
  picture,
  brand,
  rating,
  stock,
  quantity,
  actions,
  promise,
  className,
  ...props
}: ProductDetailsProps) {
  return (
    <section
      aria-label={name}
      className={cx('grid items-start gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]', className)}
      {...props}
    >
      <Picture {...picture} priority className="w-full rounded-hero" />
      <div className="grid min-w-0 justify-items-start gap-4 md:sticky md:top-24 md:gap-5">
        <div className="grid justify-items-start gap-1.5">
          {brand ? (
            <a
              href={brand.href}
              className="inline-flex min-h-11 items-center font-semibold text-plum underline-offset-4 hover:underline md:min-h-6"
            >
              {brand.name}
            </a>
          ) : null}
          <h1 className="text-4xl wrap-anywhere">{name}</h1>
          {rating ? <div className="pt-1">{rating}</div> : null}
        </div>
        <p className="max-w-[44ch] text-lg text-ink-soft text-pretty wrap-anywhere">{description}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-display text-3xl font-semibold tabular-nums">{price}</p>
          {stock}
        </div>
        {quantity}
        {actions ? <div className="flex w-full flex-wrap items-start gap-3">{actions}</div> : null}
        {promise ? (
          <p className="flex items-center gap-2.5 text-ink-soft">
            <Truck aria-hidden="true" className="size-5 text-lagoon" />
            {promise}
          </p>
        ) : null}
        {brand ? (
          <a
            href={brand.href}
            className="inline-flex min-h-11 items-center font-semibold text-sky-text underline-offset-4 hover:underline"
          >
            See More from {brand.name}
          </a>
        ) : null}
      </div>
    </section>
  )
}
