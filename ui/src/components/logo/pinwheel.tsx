import type { ComponentProps } from 'react'

export type PinwheelProps = ComponentProps<'svg'>

/** The pinwheel icon. Its hub has the colour of the surrounding text. */
export function Pinwheel(props: PinwheelProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" {...props}>
      <path d="M24 24V3c10 0 16 7 16 13Z" className="fill-tomato" />
      <path d="M24 24h21c0 10-7 16-13 16Z" className="fill-sun" />
      <path d="M24 24v21c-10 0-16-7-16-13Z" className="fill-sky" />
      <path d="M24 24H3c0-10 7-16 13-16Z" className="fill-lagoon" />
      <circle cx="24" cy="24" r="4.5" fill="currentColor" />
    </svg>
  )
}
