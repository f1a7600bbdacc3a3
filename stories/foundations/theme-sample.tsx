import { Badge, Button, Callout } from '@whirligig/ui'
import { cx } from '../../ui/src/lib/cx.ts'

/** A few components on the page's ground, in the theme of `className`. */
export function ThemeSample({ title, className }: { title: string; className: string }) {
  return (
    <section
      aria-label={title}
      className={cx('grid content-start gap-4 rounded-panel border border-line bg-paper p-5 text-ink', className)}
    >
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="text-ink-soft">Secondary text on paper.</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone="success">Delivered</Badge>
        <Badge tone="info">Shipped</Badge>
        <Badge tone="highlight">New</Badge>
        <Badge tone="danger">Cancelled</Badge>
      </p>
      <Callout tone="info">Your parcel arrives tomorrow.</Callout>
      <p className="flex flex-wrap gap-3">
        <Button>Add To Cart</Button>
        <Button variant="secondary">Details</Button>
      </p>
    </section>
  )
}
