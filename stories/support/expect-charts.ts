import { expect, waitFor } from 'storybook/test'

/** Waits for the charts of a page, whose code is loaded after it. */
export const expectCharts = (count: number): Promise<void> =>
  waitFor(() => expect(document.querySelectorAll('.recharts-wrapper')).toHaveLength(count))
