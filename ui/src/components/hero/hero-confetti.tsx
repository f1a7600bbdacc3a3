/** Confetti around the toys. */
export function HeroConfetti() {
  return (
    <svg viewBox="0 0 500 440" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <circle cx="472" cy="92" r="9" className="fill-lagoon" />
      <circle cx="206" cy="18" r="6" className="fill-plum" />
      <path d="m438 34 20 6-14 15Z" className="fill-tomato" strokeLinejoin="round" />
      <rect x="8" y="244" width="16" height="16" rx="4" transform="rotate(18 16 252)" className="fill-sun" />
      <circle cx="492" cy="232" r="8" className="fill-none stroke-sky" strokeWidth="4" />
      <path
        d="M248 424c10-8 20 8 30 0s20 8 30 0"
        className="fill-none stroke-lagoon"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="58" cy="216" r="5" className="fill-lagoon" />
    </svg>
  )
}
