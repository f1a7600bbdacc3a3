import { cva } from 'class-variance-authority'

/**
 * Container queries switch between two layouts: a table from 42rem (672 px at the default text size), a list of cards
 * below.
 */
export const cellClass = cva(
  'flex min-w-0 items-center text-start font-normal wrap-anywhere @2xl:border-b @2xl:border-line @2xl:align-middle @2xl:group-last/row:border-b-0 @2xl:first:ps-5 @2xl:last:pe-5',
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
      compact: {
        true: '@2xl:h-11 @2xl:px-3 @2xl:py-0.5 @2xl:whitespace-nowrap',
        false: 'justify-between gap-4 py-1.5 @max-3xs:flex-wrap @max-3xs:gap-y-1 @2xl:px-4 @2xl:py-3',
      },
      // A line of its own in the card layout, the remaining width in the table layout.
      grow: { true: 'basis-full @2xl:w-full @2xl:max-w-0', false: '' },
    },
    defaultVariants: { compact: false, grow: false },
  },
)

export const headClass = cva('border-b border-line bg-card text-sm font-semibold text-ink-soft first:ps-5 last:pe-5', {
  variants: {
    hideWhenNarrow: { true: '@2xl:hidden @4xl:table-cell', false: '' },
    align: { start: 'text-start', end: 'text-end' },
    sticky: { true: '@2xl:sticky @2xl:top-[var(--table-top,4.5rem)] @2xl:z-2', false: '' },
    compact: { true: 'px-3 py-1.5 whitespace-nowrap', false: 'px-4 py-3.5' },
  },
  defaultVariants: { compact: false },
})

export const rowClass = cva(
  'group/row relative border-b border-line px-4 py-3 transition-colors duration-quick last:border-b-0 data-linked:hover:bg-sun-pale/50 data-selected:bg-sky-pale @2xl:table-row @2xl:border-0 @2xl:p-0',
  {
    variants: {
      // Compact cards put short values side by side, without their labels.
      compact: { true: 'flex flex-wrap items-center gap-x-3 gap-y-0.5 pe-12 text-sm @2xl:text-base', false: 'block' },
    },
  },
)

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
