import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingSummary } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Commerce/Rating Summary',
  component: RatingSummary,
  args: {
    average: 4,
    count: 12,
    levels: [
      { stars: 5, percent: 58.33 },
      { stars: 4, percent: 25 },
      { stars: 3, percent: 8.33 },
      { stars: 2, percent: 0 },
      { stars: 1, percent: 8.33 },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-140">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rating and Reviews' })).toBeInTheDocument()
    const [five, four, , , one] = canvas.getAllByRole('listitem')
    await expect(five).toHaveTextContent('5 stars: 58.33%')
    await expect(four).toHaveTextContent('4 stars: 25.00%')
    await expect(four?.querySelector('rect')).toHaveAttribute('width', '25%')
    await expect(one).toHaveTextContent('1 star: 8.33%')
    await expect(canvas.queryByText(/would recommend/)).toBeNull()
  },
}
export const Recommended: Story = {
  args: { recommendedPercent: 92 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('92% would recommend')).toBeVisible()
  },
}
export const OneReview: Story = {
  args: {
    average: 5,
    count: 1,
    levels: [5, 4, 3, 2, 1].map((stars) => ({ stars, percent: stars === 5 ? 100 : 0 })),
  },
}
export const NoReviews: Story = {
  args: { average: 0, count: 0, levels: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Reviews Yet. Help Others by Adding One')).toBeInTheDocument()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
