import { Truck } from 'lucide-react'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { PictureGallery, type PictureGalleryProps } from '../picture-gallery/picture-gallery.tsx'

export type ProductFact = { label: string; value: string }

export type ProductDetailsProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Name of the toy, the heading of the page. */
  name: string
  /** Description of the toy. */
  description: string
  /** Formatted price. */
  price: ReactNode
  /** What is added to the price: `plus $2.75 tax`. */
  taxNote?: string
  /** One picture or several, as of a `PictureGallery`. The first one is loaded with priority. */
  gallery: Pick<PictureGalleryProps, 'pictures' | 'fallbackSrc' | 'tint'>
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
  /** Facts about the toy, whose labels differ: `{ label: 'Age', value: 'From 3 years' }`. */
  facts?: ReadonlyArray<ProductFact>
  /** What delivery and returns cost, with the link to their page. */
  delivery?: { text: string; href: string }
}

/** The displayed width of a `toy`. */
const SIZES =
  '(min-width: 1248px) 420px, (min-width: 1024px) calc(36.7vw - 38px), (min-width: 768px) calc(35vw - 36px), calc(70vw - 22px)'

/** The displayed width of a photo. */
const COVER_SIZES =
  '(min-width: 1248px) 600px, (min-width: 1024px) calc(52.4vw - 54px), (min-width: 768px) calc(50vw - 52px), calc(100vw - 32px)'

/** The main part of a product page: the picture, and next to it a purchase panel that stays visible. */
export function ProductDetails({
  name,
  description,
  price,
  taxNote,
  gallery,
  brand,
  rating,
  stock,
  quantity,
  actions,
  delivery,
  facts = [],
  className,
  ...props
}: ProductDetailsProps) {
  return (
    <section
      aria-label={name}
      className={cx('grid grid-cols-1 items-start gap-x-14 gap-y-6 md:grid-cols-2 lg:grid-cols-[1.1fr_1fr]', className)}
      {...props}
    >
      <PictureGallery {...gallery} name={name} sizes={SIZES} coverSizes={COVER_SIZES} />
      <div className="grid grid-cols-1 min-w-0 justify-items-start gap-4 md:sticky md:top-24 md:gap-5">
        <div className="grid grid-cols-1 justify-items-start gap-1.5">
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
        <p className="max-w-[25.6em] text-lg text-ink-soft text-pretty wrap-anywhere">{description}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-display text-3xl font-semibold whitespace-nowrap">{price}</span>
            {taxNote ? <span className="text-ink-soft">{taxNote}</span> : null}
          </p>
          {stock}
          {delivery ? <DeliveryLink {...delivery} /> : null}
        </div>
        {quantity}
        {actions ? <div className="flex w-full flex-wrap items-start gap-3">{actions}</div> : null}
        {facts.length > 0 ? <Facts facts={facts} /> : null}
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

const DeliveryLink = ({ text, href }: NonNullable<ProductDetailsProps['delivery']>) => (
  <p className="basis-full">
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2.5 text-ink-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current md:min-h-6"
    >
      <Truck aria-hidden="true" className="size-5 shrink-0 text-lagoon rtl:-scale-x-100" />
      {text}
    </a>
  </p>
)

const Facts = ({ facts }: { facts: readonly ProductFact[] }) => (
  <dl className="m-0 grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line pt-4">
    {facts.map(({ label, value }) => (
      <Fragment key={label}>
        <dt className="font-semibold">{label}</dt>
        <dd className="m-0 text-ink-soft wrap-anywhere">{value}</dd>
      </Fragment>
    ))}
  </dl>
)
