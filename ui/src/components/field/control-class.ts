/**
 * Classes of all text controls: 48 px high, a border with 3:1 contrast, red while `aria-invalid` is set. The border has
 * the width of a secondary button's (1.5 px), so that both align side by side.
 */
export const controlClass =
  'block min-h-12 w-full min-w-0 rounded-control border-[1.5px] border-edge bg-card px-4 text-base text-ink transition-[border-color,background-color] duration-quick placeholder:text-ink-soft enabled:hover:border-ink aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger enabled:aria-invalid:hover:border-danger disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-soft disabled:opacity-100'
