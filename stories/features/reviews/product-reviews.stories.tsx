import type { Meta, StoryObj } from '@storybook/react-vite'
import { aShopReview, aShopReviewList } from '@whirligig/contract/fixtures'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { expectLoading } from '../../support/expect-list-state.ts'
import { productReviewsStory, reviewsResponse } from '../../support/product-reviews-story.ts'

const meta = {
  title: 'Features/Reviews/Product Reviews',
  ...productReviewsStory,
} satisfies Meta<typeof productReviewsStory.component>

export default meta
type Story = StoryObj<typeof meta>

export const WithData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '3 Reviews' })
    await expect(canvas.getByRole('heading', { name: 'Rating and Reviews' })).toBeVisible()
    await expect(canvas.getByText('66.67%')).toBeVisible()
    await expect(canvas.getByText(/Published On November 18, 2026/)).toBeVisible()
  },
}

export const Recommended: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('67% would recommend')
    await expect(canvas.getByText('By Otto')).toBeVisible()
    await expect(canvas.getAllByText('Bought here')).toHaveLength(1)
  },
}

const LONG_TEXT = `${'It went to the sea twice, was lost in a train for a week, and came home by post. '.repeat(7)}The end.`

export const LongReview: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([aShopReview({ title: 'A long journey', review: LONG_TEXT })]))
  },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByText(/The end/)
    const foldedHeight = text.clientHeight
    const button = canvas.getByRole('button', { name: 'Read more of A long journey' })
    await userEvent.click(button)
    await waitFor(() => expect(text.clientHeight).toBeGreaterThan(foldedHeight))
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show less of A long journey' }))
    await waitFor(() => expect(text.clientHeight).toBe(foldedHeight))
  },
}

/** Twelve reviews with the sort order in their titles, five on a page. */
const pagedReviews = http.get('/api/review/teddy-bears', ({ request }) => {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page'))
  const rows = Array.from({ length: 12 }, (_, nth) => aShopReview({ title: `${query.get('sort')} ${nth + 1}` }))
  const list = aShopReviewList(rows, { currentPage: page })
  return HttpResponse.json({ ...list, reviews: rows.slice((page - 1) * 5, page * 5) })
})

export const SeveralPages: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pagedReviews)
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'newest 1' })
    await userEvent.click(canvas.getByRole('button', { name: '3' }))
    await canvas.findByRole('heading', { name: 'newest 12' })
    await expect(canvas.getByRole('heading', { name: /^12 Reviews ?, page 3 of 3$/ })).toHaveFocus()
    await expect(canvas.queryByRole('heading', { name: 'newest 1' })).toBeNull()
  },
}

export const SortStartsWithTheFirstPage: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pagedReviews)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await canvas.findByRole('heading', { name: 'newest 6' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort By' }), 'lowest')
    await canvas.findByRole('heading', { name: 'lowest 1' })
    await expect(await canvas.findByText('Reviews sorted by Lowest Rating')).toHaveRole('status')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort By' }), 'highest')
    await canvas.findByRole('heading', { name: 'highest 1' })
  },
}

export const FailedPageCanBeRetried: Story = {
  beforeEach: ({ msw }) => {
    msw.use(pagedReviews)
  },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'newest 1' })
    msw.use(
      http.get('/api/review/teddy-bears', () => HttpResponse.json({ error: 'x' }, { status: 400 }), { once: true }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText('The reviews could not be loaded.')
    await expect(canvas.getByRole('heading', { name: 'Rating and Reviews' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { name: 'newest 6' })
  },
}

export const OneReview: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([aShopReview()]))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '1 Review' })
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await expect(canvas.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
  },
}

export const DeletedReviewer: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([aShopReview({ user: null })]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveTextContent(/By Anonymous/)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(reviewsResponse([]))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No Reviews Yet. Help Others by Adding One')
    await expect(canvas.getByRole('button', { name: 'Add Review' })).toBeEnabled()
    await expect(canvas.queryByText('out of 5')).toBeNull()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => delay('infinite')))
  },
  play: () => expectLoading('Loading reviews'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('heading', { name: '3 Reviews' })
  },
}

export const ProductNotFound: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review/teddy-bears', () => HttpResponse.json({ message: 'x' }, { status: 404 })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Product is not available.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const GuestGoesToTheLogin: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('We Would love to hear from you!')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Review' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('form', { name: 'Add Review' })).toBeNull()
  },
}
