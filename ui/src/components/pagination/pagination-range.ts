/** Marks omitted pages. The two values are unique React keys. */
export type Gap = 'gap-start' | 'gap-end'

/** Number of pages around the current one, itself included. */
const PAGES_DISPLAYED = 3
/** Number of pages at each end. */
const MARGIN_PAGES = 2

/**
 * Returns the items between the arrows: the pages around the current one, the pages at both ends, and a gap where more
 * than one page is omitted.
 * @param page current page, starting at 1; other values are clamped
 */
export function getPaginationRange(page: number, totalPages: number): (number | Gap)[] {
  const first = Math.max(1, Math.min(Math.round(page) - 1, totalPages - PAGES_DISPLAYED + 1))
  const isVisible = (each: number) =>
    each <= MARGIN_PAGES || each > totalPages - MARGIN_PAGES || (each >= first && each < first + PAGES_DISPLAYED)

  const range: (number | Gap)[] = []
  for (let each = 1; each <= totalPages; each++) {
    if (isVisible(each) || (isVisible(each - 1) && isVisible(each + 1))) range.push(each)
    else if (isVisible(each - 1)) range.push(each < first ? 'gap-start' : 'gap-end')
  }
  return range
}
