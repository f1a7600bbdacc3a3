import type { ComponentGuide } from '../../support/component-guide.ts'

export const guide: ComponentGuide = {
  group: 'Data',
  purpose: 'Adds a title, a legend and a table to a chart.',
  usage:
    'Wrap every chart in it. Screen readers get the table instead of the chart, and `Show as table` shows the table to all users. Give the chart a fixed height, so that the layout does not shift when it loads.',
  example: `<ChartFrame
  title="Sales"
  summary="The last 30 days, in dollars."
  table={<SalesTable rows={rows} />}
>
  <SalesChart rows={rows} />
</ChartFrame>`,
  accessibility: {
    role: 'A `figure` named by its title, with a toggle button `Show as table`. The table scrolls in a `group` with the same name.',
    keys: [
      ['Tab', 'Moves the focus to the toggle button, then to the table if it is visible.'],
      ['Enter, Space', 'Shows the table, or the chart again.'],
      ['Arrow keys', 'Scroll a long table.'],
    ],
    announced: 'The pressed state of the toggle button.',
  },
  do: ['Describe the chart in one sentence in `summary`.', 'Use the same numbers in the table and the chart.'],
  dont: [
    'Leave out the table: some users depend on it.',
    'Distinguish lines by colour only; name them in the legend instead.',
  ],
  related: ['stat-tile', 'table', 'rating-summary'],
  passthrough: 'figure',
}
