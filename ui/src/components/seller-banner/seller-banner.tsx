import { Boxes, HeartHandshake, Store } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { cx } from '../../lib/cx.ts'

const points = [
  { Icon: Store, title: 'A brand of your own', text: 'Your name, your toys, your prices.' },
  { Icon: Boxes, title: 'All in one place', text: 'Toys, stock and orders on your dashboard.' },
  { Icon: HeartHandshake, title: 'People who help', text: 'Write to us any day, at any hour.' },
]

export type SellerBannerProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** URL of the market stall image, 400 by 340 px. */
  stall: string
  /** URLs of three toys on the counter, in visual order. */
  toys: Readonly<[string, string, string]>
  /** URL of the image on the roof. */
  flag: string
}

const places = [
  'bottom-[25%] left-[13%] w-[24%] -rotate-3',
  'bottom-[25%] left-[36%] w-[27%]',
  'bottom-[25%] left-[64%] w-[24%] rotate-3',
] as const

/** A picture of a market stall and three reasons to sell in the shop. */
export function SellerBanner({ stall, toys, flag, className, ...props }: SellerBannerProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cx('overflow-hidden rounded-hero bg-tint-plum p-5 sm:p-8', className)}
      {...props}
    >
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
        <div aria-hidden="true" className="relative mx-auto aspect-[400/340] w-full max-w-72 sm:max-w-none lg:max-w-sm">
          <i className="absolute top-[6%] left-1/2 aspect-square h-[94%] -translate-x-1/2 rounded-full bg-card/60" />
          <img
            src={flag}
            alt=""
            width={200}
            height={200}
            className="absolute -top-[6%] right-[10%] h-auto w-[19%] rotate-6 transition-transform duration-700 ease-out hover:rotate-45"
          />
          <img src={stall} alt="" width={400} height={340} className="absolute inset-0 size-full" />
          {toys.map((toy, index) => (
            <img
              key={toy}
              src={toy}
              alt=""
              width={200}
              height={200}
              className={cx(
                'absolute h-auto transition-transform duration-slow ease-out hover:-translate-y-1.5',
                places[index],
              )}
            />
          ))}
        </div>
        <div>
          <h2 id={titleId} className="text-2xl">
            Set up your stall in our toy box
          </h2>
          <p className="mt-2 text-ink-soft text-pretty">
            Makers of good toys are always welcome. Tell us what you make, and we will call you.
          </p>
          <ul className="mt-5 grid grid-cols-1 list-none gap-4 p-0">
            {points.map(({ Icon, title, text }) => (
              <li key={title} className="flex gap-3">
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-card text-plum">
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <div className="min-w-0">
                  <h3 className="font-text text-base leading-snug font-semibold tracking-normal">{title}</h3>
                  <p className="text-sm text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
