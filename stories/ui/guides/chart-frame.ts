import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  purpose: 'Gives a chart a title, a legend and its numbers as a table.',
  usage:
    'Around every drawing of numbers. The drawing is hidden from assistive technology, the table is not; `Show as table` shows it to everybody. Keep the height of the drawing, so that nothing moves when it arrives.',
  example: `<ChartFrame
  title="Sales"
  summary="The last 30 days, in dollars."
  table={<SalesTable rows={rows} />}
>
  <SalesChart rows={rows} />
</ChartFrame>`,
  accessibility: {
    role: '`figure`, named by its title; a toggle button `Show as table`. The table scrolls in a `group` of the same name.',
    keys: [
      ['Tab', 'Comes to the toggle, then to the table while that is shown.'],
      ['Enter, Space', 'Show the table, or the drawing again.'],
      ['Arrow keys', 'Scroll a long table.'],
    ],
    announced: 'The toggle says whether it is pressed.',
  },
  do: ['Say in `summary` what the chart shows, in one sentence.', 'Give the table the same numbers as the drawing.'],
  dont: [
    'Leave the table out: it is all that some people get.',
    'Tell lines apart by colour alone: name them in the legend.',
  ],
  related: ['stat-tile', 'table', 'rating-summary'],
  passthrough: 'figure',
}
