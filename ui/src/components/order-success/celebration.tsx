import { cx } from '../../lib/cx.ts'

/** Where each piece ends, and what it looks like. They fly there from the middle, one after the other. */
const PIECES = [
  'top-10 left-[10%] size-5 rotate-12 rounded-sm bg-tomato',
  'top-30 left-[18%] size-3 rounded-full bg-lagoon',
  'top-14 right-[12%] size-7 rounded-full border-4 border-sky',
  'top-36 right-[9%] size-4 -rotate-12 rounded-sm bg-sun',
] as const

/** Confetti behind the picture. It does not move if the user prefers reduced motion. */
export function Celebration() {
  return (
    <span aria-hidden="true" className="absolute inset-0 -z-10 *:absolute">
      {PIECES.map((piece, index) => (
        <i
          key={piece}
          style={{ transitionDelay: `${index * 80}ms` }}
          className={cx('transition-all duration-700 ease-out starting:top-40 starting:scale-0', piece)}
        />
      ))}
    </span>
  )
}
