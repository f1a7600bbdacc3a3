/** Where pages are left out. */
export type Gap = 'gap-start' | 'gap-end'

const SHOWN = 3
const MARGIN = 2

/**
 * What stands between the arrows: three pages around the current one, two at both ends, and a gap where more than one page
 * is left out.
 * @param page 1-based; what lies outside is moved to the nearest page
 */
export function getPaginationRange(page: number, totalPages: number): (number | Gap)[] {
  const first = Math.max(1, Math.min(Math.round(page) - 1, totalPages - SHOWN + 1))
  const isShown = (each: number) =>
    each <= MARGIN || each > totalPages - MARGIN || (each >= first && each < first + SHOWN)

  const shown: (number | Gap)[] = []
  for (let each = 1; each <= totalPages; each++) {
    if (isShown(each) || (isShown(each - 1) && isShown(each + 1))) shown.push(each)
    else if (isShown(each - 1)) shown.push(each < first ? 'gap-start' : 'gap-end')
  }
  return shown
}
