import type { Meta, StoryObj } from '@storybook/react-vite'
import { StarRating } from '@whirligig/ui'
import { expect } from 'storybook/test'

const meta = {
  title: 'Commerce/Star Rating',
  component: StarRating,
  args: { value: 4 },
} satisfies Meta<typeof StarRating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4 out of 5 stars' })
    await expect(stars.querySelectorAll('svg')).toHaveLength(5)
    await expect(stars.querySelectorAll('[data-full]')).toHaveLength(4)
  },
}
export const FiveStars: Story = { args: { value: 5 } }
export const OneStar: Story = { args: { value: 1 } }
export const NotRated: Story = { args: { value: 0 } }
export const RoundsToWholeStars: Story = {
  args: { value: 3.6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  },
}
export const SmallWithCount: Story = {
  args: { size: 'sm', count: '18' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('18 reviews')
  },
}
export const ManyReviews: Story = {
  args: { size: 'sm', count: '1,204' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,204 reviews')
  },
}
export const OneReview: Story = {
  args: { size: 'sm', count: '1' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/\b1 review$/)
  },
}
export const WithReviews: Story = {
  args: { count: '12 Reviews' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^12 Reviews$/)
  },
}
export const WithTextThatEndsInNumber: Story = {
  args: { count: 'Rated by 12' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Rated by 12$/)
  },
}
