import { cx } from '../../lib/cx.ts'
import { HeroConfetti } from './hero-confetti.tsx'

export type HeroArtProps = {
  /** Largest image; loaded with high priority. */
  centre: string
  /** URL of the image at the top left. */
  topLeft: string
  /** URL of the image at the bottom left. */
  bottomLeft: string
  /** URL of the image at the bottom right. */
  bottomRight: string
}

/** Positions in percent, so that the composition keeps its shape at every width. */
const places = {
  topLeft:
    'top-[-1%] left-0 w-[38%] -rotate-16 starting:translate-x-[-12%] starting:translate-y-[24%] hover:-rotate-10 hover:-translate-y-2',
  centre: 'top-[14%] left-[29%] w-[62%] starting:translate-y-[6%] hover:rotate-2',
  bottomLeft: 'bottom-[-3%] left-[2%] w-[41%] starting:translate-x-[-18%] hover:translate-x-2',
  bottomRight: 'right-[1%] bottom-[3%] w-[27%] rotate-10 starting:rotate-60 hover:rotate-24',
}

/** A group of toys on coloured discs. Decorative; mirrored in right-to-left text. */
export function HeroArt({ centre, topLeft, bottomLeft, bottomRight }: HeroArtProps) {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[25/22] w-full max-w-[36rem] rtl:-scale-x-100">
      <i className="absolute top-[7%] left-[17%] aspect-square w-[78%] rounded-full bg-tint-sun" />
      <i className="absolute top-[2%] left-[4%] aspect-square w-[30%] rounded-full bg-tint-sky" />
      <i className="absolute bottom-[-3%] left-0 aspect-square w-[41%] rounded-full bg-tint-lagoon" />
      <i className="absolute right-0 bottom-[2%] aspect-square w-[24%] rounded-full bg-tint-tomato" />
      <HeroConfetti />
      <Toy src={topLeft} className={places.topLeft} />
      <Toy src={centre} className={places.centre} priority />
      <Toy src={bottomLeft} className={places.bottomLeft} />
      <Toy src={bottomRight} className={places.bottomRight} />
    </div>
  )
}

function Toy({ src, className, priority = false }: { src: string; className: string; priority?: boolean }) {
  return (
    <img
      src={src}
      alt=""
      width={300}
      height={300}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      className={cx('absolute h-auto transition-transform duration-700 ease-out', className)}
    />
  )
}
