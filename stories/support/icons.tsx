/** A person icon for props that accept any icon. */
export function PersonIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
      <circle cx="12" cy="8" r="4" />
      <path d="M5 20c0-4 3-7 7-7s7 3 7 7" strokeLinecap="round" />
    </svg>
  )
}
