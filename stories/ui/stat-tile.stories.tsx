import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatTile } from '@whirligig/ui'
import { expect } from 'storybook/test'
import { PersonIcon } from '../support/icons.tsx'

const meta = {
  title: 'Data/Stat Tile',
  component: StatTile,
  args: { label: 'Sales in 30 days', value: '$12,480.50', className: 'max-w-64' },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

/** Expects the arrow of a trend, and whether it is drawn as good news. */
async function expectTrend(text: HTMLElement, direction: 'up' | 'down', isPositive: boolean) {
  await expect(text.querySelector('svg')).toHaveClass(`lucide-trending-${direction}`)
  await expect(text).toHaveAttribute('data-positive', String(isPositive))
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12,480.50')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const WithIconAndHint: Story = {
  args: { label: 'New members', value: '38', hint: 'In the last 30 days', icon: <PersonIcon /> },
}
export const TrendUp: Story = {
  args: { delta: { text: '12 % more than before', direction: 'up' } },
  play: ({ canvas }) => expectTrend(canvas.getByText('12 % more than before'), 'up', true),
}
export const TrendDown: Story = {
  args: { delta: { text: '8 % less than before', direction: 'down' } },
  play: ({ canvas }) => expectTrend(canvas.getByText('8 % less than before'), 'down', false),
}
export const PositiveTrendDown: Story = {
  args: { label: 'Cancelled', value: '4', delta: { text: '3 fewer than before', direction: 'down', positive: true } },
  play: ({ canvas }) => expectTrend(canvas.getByText('3 fewer than before'), 'down', true),
}
export const Link: Story = {
  args: { label: 'Reviews waiting', value: '7', href: '#/dashboard/review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reviews waiting' })).toHaveAttribute('href', '#/dashboard/review')
  },
}
export const LongText: Story = { args: { value: '$1,234,567,890,123.45', className: 'max-w-44' } }
export const WithChart: Story = {
  args: {
    delta: { text: '+12 % to the 7 days before', direction: 'up' },
    chart: (
      <svg viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-8 w-full">
        <polyline points="0,28 25,12 50,20 75,4 100,10" fill="none" strokeWidth="2" className="stroke-sky" />
      </svg>
    ),
  },
}
