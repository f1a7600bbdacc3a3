/**
 * The box of every text control: 48 px high, a 3:1 edge, red when its field says that it is wrong. The edge is as wide as
 * that of a secondary button (1.5 px), so that they match side by side.
 */
export const controlClass =
  'block min-h-12 w-full min-w-0 rounded-control border-[1.5px] border-edge bg-card px-4 text-base text-ink transition-[border-color,background-color] duration-quick placeholder:text-ink-soft enabled:hover:border-ink aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger enabled:aria-invalid:hover:border-danger disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-soft disabled:opacity-100'
