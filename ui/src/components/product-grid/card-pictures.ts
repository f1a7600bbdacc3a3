/** The cards that are visible without scrolling, on all screens. Give their pictures `priority`. */
export const FIRST_VIEW_COUNT = 4

/** The `sizes` of the pictures in a grid with 5 columns, or with 3 next to a sidebar. */
export const cardPictureSizes: Record<3 | 5, string> = {
  5: '(min-width: 1280px) 119px, (min-width: 1024px) calc(14vw - 16px), (min-width: 768px) calc(35vw - 24px), calc(35vw - 15px)',
  3: '(min-width: 1248px) 207px, (min-width: 1024px) calc(23.4vw - 84px), (min-width: 768px) calc(23.4vw - 20px), calc(35vw - 15px)',
}
