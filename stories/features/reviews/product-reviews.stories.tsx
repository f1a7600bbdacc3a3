import type { Meta, StoryObj } from '@storybook/react-vite'
import { aShopReview, SHOP_REVIEWS } from '@whirligig/contract/fixtures'
import { ProductReviewsContainer } from '@whirligig/reviews'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { withShop } from '../../../.storybook/decorators/with-shop.tsx'

const reviews = (list: typeof SHOP_REVIEWS) =>
  http.get('/api/review/teddy-bears', () => HttpResponse.json({ reviews: list }))

const meta = {
  title: 'Features/Reviews/Product reviews',
  component: ProductReviewsContainer,
  decorators: [withShop],
  args: { slug: 'teddy-bears' },
  beforeEach: ({ msw }) => {
    msw.use(reviews(SHOP_REVIEWS))
  },
} satisfies Meta<typeof ProductReviewsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '3 Reviews' })
    await expect(canvas.getByRole('heading', { name: 'Rating and Reviews' })).toBeVisible()
    await expect(canvas.getByText('66.67%')).toBeVisible()
    await expect(canvas.getByText(/Published On November 18, 2026/)).toBeVisible()
  },
}

export const OneReview: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviews([aShopReview()]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '1 Review' })
  },
}

export const ReviewerIsGone: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviews([aShopReview({ user: null })]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/By Somebody/)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviews([]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No Reviews Yet. Help Others by Adding One')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => delay('infinite')))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading reviews')
  },
}

export const FailsAndTriesAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { name: '3 Reviews' })
  },
}
