import { MessageCircle, ShieldCheck, Sparkle, Truck } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

const points = [
  {
    Icon: Truck,
    title: 'Fast and free shipping',
    text: 'Every order, every day.',
    colour: 'bg-tomato-pale text-tomato',
  },
  { Icon: Sparkle, title: 'Curated selection', text: 'We play with it first.', colour: 'bg-sun-pale text-sun-edge' },
  { Icon: MessageCircle, title: '24/7 support', text: 'People, not bots.', colour: 'bg-sky-pale text-sky' },
  { Icon: ShieldCheck, title: 'Safety', text: 'Tested for little hands.', colour: 'bg-lagoon-pale text-lagoon' },
]

export type SellingPointsProps = Omit<ComponentProps<'ul'>, 'children'>

/** Four reasons to buy in the shop. */
export function SellingPoints({ className, ...props }: SellingPointsProps) {
  return (
    <ul
      className={cx(
        'grid list-none grid-cols-1 gap-5 border-t border-line p-0 pt-7 min-[24rem]:grid-cols-2 lg:grid-cols-4',
        className,
      )}
      {...props}
    >
      {points.map(({ Icon, title, text, colour }) => (
        <li key={title} className="flex gap-3">
          <span className={cx('grid size-11 shrink-0 place-items-center rounded-control', colour)}>
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <div className="min-w-0">
            <h2 className="font-text text-base leading-snug font-semibold tracking-normal">{title}</h2>
            <p className="text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
