import { NO_ACTIVE_OPTION } from './combobox-reducer.ts'

export type ActiveIndexOptions = {
  /** Index of the active option, or `NO_ACTIVE_OPTION`. */
  activeIndex: number
  /** Number of options in the list. */
  count: number
  /** Options that Page Up and Page Down skip. Without it these keys do nothing. */
  pageSize?: number
  /** Arrow keys pass through the text between the last and the first option, instead of going straight on. */
  stopAtText?: boolean
}

/** Returns the index that a key activates, or `undefined` if the key moves nothing. */
export function nextActiveIndex(
  key: string,
  { activeIndex, count, pageSize = 0, stopAtText = false }: ActiveIndexOptions,
): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      if (activeIndex < last) return activeIndex + 1
      return stopAtText ? NO_ACTIVE_OPTION : 0
    case 'ArrowUp':
      if (activeIndex > 0) return activeIndex - 1
      return stopAtText && activeIndex === 0 ? NO_ACTIVE_OPTION : last
    case 'PageDown':
      return pageSize ? Math.min(last, Math.max(activeIndex, 0) + pageSize) : undefined
    case 'PageUp':
      return pageSize ? Math.max(0, activeIndex - pageSize) : undefined
    // While no option is active, Home and End move the caret in the text.
    case 'Home':
      return activeIndex < 0 ? undefined : 0
    case 'End':
      return activeIndex < 0 ? undefined : last
    default:
      return undefined
  }
}
