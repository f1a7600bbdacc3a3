import { Heart, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Picture, type PictureProps } from '../picture/picture.tsx'

export type CartLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the toy. */
  name: string
  /** Link to the toy. */
  href: string
  /** Picture of the toy. Its `alt` is empty, because the name is next to it. */
  picture: Omit<PictureProps, 'alt' | 'className'>
  /** Formatted price of the whole line. */
  price: string
  /** Formatted price of one piece, without `each`. Set it where the line has several. */
  unitPrice?: string
  /** Text such as `Quantity 2`, or a control. */
  quantity: ReactNode
  /** What has changed since the toy was added: `Was $10.00, now $12.00`, `Only 3 left`, `No longer available`. */
  note?: string
  /** Fades the picture and strikes through the price. Give the reason in `note`. */
  unavailable?: boolean
  /** Called when the user clicks `Save for later`, which moves the toy to the WishList. Without it there is no button. */
  onSaveForLater?: () => void
  /** Called when the user clicks the remove button. */
  onRemove: () => void
  /** The toy is being saved for later. Shows a spinner in that button, which ignores clicks, and fades the picture. */
  saving?: boolean
  /** The line is being removed. Shows a spinner in the remove button, which ignores clicks, and fades the picture. */
  loading?: boolean
}

/** One toy in the cart. */
export function CartLine({
  name,
  href,
  picture,
  price,
  unitPrice,
  quantity,
  note,
  unavailable = false,
  onSaveForLater,
  onRemove,
  saving = false,
  loading = false,
  className,
  ...props
}: CartLineProps) {
  return (
    <div
      data-unavailable={unavailable || undefined}
      aria-busy={loading || saving || undefined}
      className={cx('flex flex-wrap gap-3.5 py-3 aria-busy:[&_img]:opacity-45', className)}
      {...props}
    >
      <Picture
        sizes="50px"
        {...picture}
        alt=""
        className={cx('size-18 shrink-0 self-start rounded-card', unavailable && '[&_img]:opacity-45')}
      />
      <div className="grid grid-cols-1 min-w-0 flex-1 basis-40 gap-y-1">
        <div className="flex items-start justify-between gap-2">
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-semibold text-ink no-underline underline-offset-4 wrap-anywhere hover:underline"
          >
            {name}
          </a>
          <IconButton
            label={`Remove ${name}`}
            icon={<X aria-hidden="true" />}
            tone="danger"
            loading={loading}
            onClick={onRemove}
            className="-me-2.5"
          />
        </div>
        {unitPrice ? (
          <p className="-mt-2 text-sm whitespace-nowrap text-ink-soft tabular-nums">{unitPrice} each</p>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <div className="text-sm text-ink-soft">{quantity}</div>
          <p
            className={cx(
              'font-display text-lg font-semibold whitespace-nowrap tabular-nums',
              unavailable && 'text-ink-soft line-through',
            )}
          >
            {price}
          </p>
        </div>
        {onSaveForLater ? (
          <Button
            variant="link"
            size="sm"
            icon={<Heart aria-hidden="true" className="size-4" />}
            loading={saving}
            onClick={onSaveForLater}
            aria-label={`Save for later: ${name}`}
            className="justify-self-start px-0 text-sm"
          >
            Save for later
          </Button>
        ) : null}
        <p role="status" className="text-sm font-semibold text-danger">
          {note ? (
            <>
              <span className="sr-only">{name}: </span>
              {note}
            </>
          ) : null}
        </p>
      </div>
    </div>
  )
}
