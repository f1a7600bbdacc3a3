import { cva } from 'class-variance-authority'

/**
 * Container queries switch between two layouts: a table from 42rem (672 px at the default text size), a list of cards
 * below.
 */
export const cellClass = cva(
  'flex min-w-0 items-center justify-between gap-4 py-1.5 @max-3xs:flex-wrap @max-3xs:gap-y-1 text-start font-normal wrap-anywhere @2xl:border-b @2xl:border-line @2xl:px-4 @2xl:align-middle @2xl:group-last/row:border-b-0 @2xl:first:ps-5 @2xl:last:pe-5',
  {
    variants: {
      kind: {
        title: 'font-semibold',
        // Browsers take space from short values for a long title. The minimum keeps a word such as "None" whole.
        plain: '@2xl:min-w-20',
        actions: 'mt-1.5 border-t border-line pt-3 @2xl:mt-0 @2xl:border-t-0 @2xl:pt-3 @2xl:text-end',
      },
      // Only one display class may apply at each width: with two, the order in the stylesheet would decide.
      hideWhenNarrow: { true: '@2xl:hidden @4xl:table-cell', false: '@2xl:table-cell' },
      // Numbers never wrap.
      align: { start: '', end: 'whitespace-nowrap tabular-nums @2xl:text-end' },
      raised: { true: 'relative z-1', false: '' },
      compact: { true: '@2xl:h-11 @2xl:py-0.5 @2xl:whitespace-nowrap', false: '@2xl:py-3' },
    },
    defaultVariants: { compact: false },
  },
)

export const headClass = cva(
  'border-b border-line bg-card px-4 text-sm font-semibold text-ink-soft first:ps-5 last:pe-5',
  {
    variants: {
      hideWhenNarrow: { true: '@2xl:hidden @4xl:table-cell', false: '' },
      align: { start: 'text-start', end: 'text-end' },
      sticky: { true: '@2xl:sticky @2xl:top-[var(--table-top,4.5rem)] @2xl:z-2', false: '' },
      compact: { true: 'py-1.5 whitespace-nowrap', false: 'py-3.5' },
    },
    defaultVariants: { compact: false },
  },
)

export const rowClass =
  'group/row relative block border-b border-line px-4 py-3 transition-colors duration-quick last:border-b-0 data-selected:bg-sky-pale data-linked:hover:bg-sun-pale/50 @2xl:table-row @2xl:border-0 @2xl:p-0'

/** A cell with the checkbox of a row. In the card layout it is in the corner of the card. */
export const selectCellClass = cva(
  'absolute end-1 top-1 z-1 @2xl:static @2xl:w-11 @2xl:p-0 @2xl:ps-2 @2xl:align-middle',
  {
    variants: {
      kind: {
        head: 'border-b border-line bg-card',
        cell: '@2xl:table-cell @2xl:border-b @2xl:border-line @2xl:group-last/row:border-b-0',
      },
    },
  },
)
