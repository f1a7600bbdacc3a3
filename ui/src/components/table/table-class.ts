import { cva } from 'class-variance-authority'

/**
 * Container queries switch between two layouts: a table from 36rem (576 px at the default text size), a list of cards
 * below.
 */
export const cellClass = cva(
  'flex min-w-0 items-center text-start font-normal wrap-anywhere @xl:border-b @xl:border-line @xl:align-middle @xl:group-last/row:border-b-0 @xl:first:ps-5 @xl:last:pe-5',
  {
    variants: {
      kind: {
        // Large text needs the whole width, without the corner of the checkbox.
        title: 'font-semibold @max-3xs:basis-full @max-3xs:[td+&]:pe-10',
        // Browsers take space from short values for a long title. The minimum keeps a word such as "None" whole.
        plain: '@xl:min-w-20',
        actions: 'mt-1.5 border-t border-line pt-3 @xl:mt-0 @xl:border-t-0 @xl:text-end',
      },
      // Only one display class may apply at each width: with two, the order in the stylesheet would decide.
      hideWhenNarrow: { true: '@xl:hidden @4xl:table-cell', false: '@xl:table-cell' },
      // Numbers never wrap.
      align: { start: '', end: 'whitespace-nowrap tabular-nums @xl:text-end' },
      // A corner cell is below the checkbox in the card layout, in the space that compact cards keep free.
      raised: {
        true: 'relative z-1',
        corner: 'absolute end-2 bottom-4 z-1 @max-3xs:relative @max-3xs:inset-auto @xl:relative @xl:inset-auto',
      },
      compact: {
        true: 'gap-2 @max-3xs:flex-wrap @xl:h-11 @xl:px-2 @xl:py-0 @xl:whitespace-nowrap @4xl:px-3',
        false: 'justify-between gap-4 py-1.5 @max-3xs:flex-wrap @max-3xs:gap-y-1 @xl:px-4 @xl:py-3',
      },
      lineOnCards: { true: 'basis-full' },
      // A line of its own in the card layout, the remaining width in the table layout.
      grow: {
        true: 'basis-full @xl:w-full @xl:max-w-0',
        whenNarrow: 'basis-full @xl:w-full @xl:max-w-0 @4xl:w-auto @4xl:max-w-none',
      },
    },
    defaultVariants: { kind: 'plain', align: 'start', hideWhenNarrow: false, compact: false },
  },
)

export const headClass = cva('border-b border-line bg-card text-sm font-semibold text-ink-soft first:ps-5 last:pe-5', {
  variants: {
    hideWhenNarrow: { true: '@xl:hidden @4xl:table-cell', false: '' },
    align: { start: 'text-start', end: 'text-end' },
    sticky: { true: '@xl:sticky @xl:top-[var(--table-top,4.5rem)] @xl:z-2', false: '' },
    compact: { true: 'px-2 py-1.5 whitespace-nowrap @4xl:px-3', false: 'px-4 py-3.5' },
    // Where the values take the remaining width, a minimum does not count.
    grow: { true: '', whenNarrow: '@xl:max-w-0 @4xl:max-w-none', false: '' },
  },
  defaultVariants: { compact: false, grow: false },
})

export const rowClass = cva(
  'group/row relative border-b border-line px-4 py-3 transition-colors duration-quick last:border-b-0 data-linked:hover:bg-sun-pale/50 data-selected:bg-sky-pale @xl:table-row @xl:border-0 @xl:p-0',
  {
    variants: {
      // Compact cards put short values side by side, most of them without labels.
      compact: {
        true: 'flex flex-wrap items-center gap-x-3 gap-y-0.5 pe-12 text-sm @max-3xs:pe-4 @4xl:text-base',
        false: 'block',
      },
    },
  },
)

/** A cell with the checkbox of a row. In the card layout it is in the corner of the card. */
export const selectCellClass = cva('absolute end-1 top-1 z-1 @xl:static @xl:w-11 @xl:p-0 @xl:ps-2 @xl:align-middle', {
  variants: {
    kind: {
      head: 'border-b border-line bg-card',
      cell: '@xl:table-cell @xl:border-b @xl:border-line @xl:group-last/row:border-b-0',
    },
  },
})
