import { cx } from '../../lib/cx.ts'
import { HeroConfetti } from './hero-confetti.tsx'

export type HeroArtProps = {
  /** The big one in the middle; it is fetched first. */
  centre: string
  /** Flies top left. */
  topLeft: string
  /** Stands bottom left. */
  bottomLeft: string
  /** Leans bottom right. */
  bottomRight: string
}

/** All places are shares of the frame, so that the heap keeps its shape at every width. */
const places = {
  sky: 'top-[-1%] left-0 w-[38%] -rotate-16 starting:translate-x-[-12%] starting:translate-y-[24%] hover:-rotate-10 hover:-translate-y-2',
  centre: 'top-[14%] left-[29%] w-[62%] starting:translate-y-[6%] hover:rotate-2',
  floor: 'bottom-[-3%] left-[2%] w-[41%] starting:translate-x-[-18%] hover:translate-x-2',
  corner: 'right-[1%] bottom-[3%] w-[27%] rotate-10 starting:rotate-60 hover:rotate-24',
}

/** A heap of toys on coloured discs made to stand at the right, and turned round where it stands at the left. Decoration only. */
export function HeroArt({ centre, topLeft, bottomLeft, bottomRight }: HeroArtProps) {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-[25/22] w-full max-w-[36rem] rtl:-scale-x-100">
      <i className="absolute top-[7%] left-[17%] aspect-square w-[78%] rounded-full bg-sun-pale" />
      <i className="absolute top-[2%] left-[4%] aspect-square w-[30%] rounded-full bg-sky-pale" />
      <i className="absolute right-0 bottom-[2%] aspect-square w-[24%] rounded-full bg-tomato-pale" />
      <HeroConfetti />
      <Toy src={topLeft} className={places.sky} />
      <Toy src={centre} className={places.centre} first />
      <Toy src={bottomLeft} className={places.floor} />
      <Toy src={bottomRight} className={places.corner} />
    </div>
  )
}

function Toy({ src, className, first = false }: { src: string; className: string; first?: boolean }) {
  return (
    <img
      src={src}
      alt=""
      width={300}
      height={300}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      className={cx('absolute h-auto transition-transform duration-700 ease-out', className)}
    />
  )
}
