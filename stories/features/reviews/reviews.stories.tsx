import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { RESPONSE_TEXT } from '@whirligig/contract'
import { aReview, aReviewPage } from '@whirligig/contract/fixtures'
import { ReviewsContainer } from '@whirligig/reviews'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'
import { findRows, openReview, reviewHandlers, reviewsMeta, withReview } from '../../support/reviews-story.tsx'

const meta = {
  ...reviewsMeta,
  title: 'Features/Reviews/Reviews',
  tags: ['role:admin'],
  component: ReviewsContainer,
} satisfies Meta<typeof ReviewsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    await expect(await findRows(canvas)).toHaveLength(3)
    await expect(canvas.getByText('3 reviews')).toBeVisible()
    const table = within(canvas.getByRole('table'))
    await expect(table.getByText('Rejected')).toBeVisible()
    await expect(table.getByText('Approved')).toBeVisible()
    await expect(table.getAllByRole('button', { name: /^Approve/ })).toHaveLength(1)
  },
}

export const OnlyWaiting: Story = {
  args: { status: 'waiting' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/review', ({ request }) => {
        const isWaiting = new URL(request.url).searchParams.get('status') === 'waiting'
        const { counts } = aReviewPage()
        return HttpResponse.json({ ...aReviewPage(isWaiting ? [aReview()] : []), counts })
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await findRows(canvas)).toHaveLength(1)
    const tabs = within(canvas.getByRole('navigation', { name: 'Which reviews' }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Waiting1')
    await expect(tabs.getAllByRole('link')[0]).toHaveTextContent('All3')
    await expect(tabs.getByRole('link', { name: /^Rejected/ })).toHaveAttribute(
      'href',
      '#/dashboard/review?status=rejected',
    )
  },
}

export const NothingWaiting: Story = {
  args: { status: 'waiting' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review', () => HttpResponse.json({ ...aReviewPage([]), counts: aReviewPage().counts })))
  },
  play: async ({ canvas }) => {
    await expectEmptyState('No reviews found.', 'No review waits for a decision.')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Waiting')
  },
}

export const OnPhone: Story = { ...EveryStatus, ...forViewport('phone') }

/** Stars are in the middle of their rows. */
export const OnTablet: Story = {
  ...forViewport('tablet'),
  play: async ({ canvas }) => {
    const findMiddle = (element: Element | null | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      return top + height / 2
    }
    await findRows(canvas)
    const stars = within(canvas.getByRole('table')).getAllByRole('img', { name: /stars/ })
    await expect(stars).toHaveLength(3)
    // The line below a row is a part of it.
    for (const each of stars) {
      await expect(Math.abs(findMiddle(each) - findMiddle(each.closest('tr')))).toBeLessThanOrEqual(1)
    }
  },
}

export const FullText: Story = {
  play: async (context) => {
    const drawer = await openReview(context)
    await expect(drawer.getByText(aReview().review)).toBeVisible()
    await expect(drawer.getByText('By Mina · November 15, 2026 · Recommends it')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Teddy Bears' })).toHaveAttribute('href', '#/product/teddy-bears')
  },
}

/** Opens the review and asks whether to delete it. */
async function askToDelete(context: StoryContext): Promise<void> {
  const drawer = await openReview(context)
  await context.userEvent.click(drawer.getByRole('button', { name: /^Delete/ }))
  await screen.findByRole('alertdialog', { name: 'Delete “Loved to pieces”?' })
}

export const DeletesReview: Story = {
  beforeEach: withReview(aReview({ status: 'Approved' })),
  play: async (context) => {
    await askToDelete(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText(RESPONSE_TEXT.review.deleted)
    await context.canvas.findByText('No reviews found.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DeletesOptimistically: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/review/delete/:id', () => delay('infinite')),
      ...reviewHandlers(aReview()),
    )
  },
  play: async (context) => {
    await askToDelete(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await context.canvas.findByText('No reviews found.')
  },
}

export const RevertsFailedDelete: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/api/review/delete/:id', () => HttpResponse.json({ error: 'No.' }, { status: 500 })),
      ...reviewHandlers(aReview()),
    )
  },
  play: async (context) => {
    await askToDelete(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Your request could not be processed. Please try again.')
    await findRows(context.canvas)
  },
}

export const DeletedProductAndReviewer: Story = {
  beforeEach: withReview(aReview({ product: null, user: null })),
  play: async (context) => {
    const drawer = await openReview(context)
    await expect(drawer.getByText('Product is not available.')).toBeVisible()
    await expect(drawer.getByText(/By Anonymous/)).toBeVisible()
  },
}

export const LongWords: Story = {
  beforeEach: withReview(
    aReview({
      title: 'Supercalifragilisticexpialidocious'.repeat(3),
      review: `${'Honorificabilitudinitatibus'.repeat(8)}\n\n${'It is what it is. '.repeat(60)}`,
      isRecommended: false,
    }),
  ),
  play: async (context) => {
    await openReview(context, 'Supercalifragilisticexpialidocious'.repeat(3))
  },
}

export const SeveralPages: Story = {
  args: { page: 2 },
  beforeEach: ({ msw }) => {
    const reviews = Array.from({ length: 20 }, (_, index) => aReview({ title: `Review ${index + 21}` }))
    msw.use(
      http.get('/api/review', () =>
        HttpResponse.json(aReviewPage(reviews, { currentPage: 2, totalPages: 4, count: 70 })),
      ),
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await findRows(canvas)).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(...reviewHandlers())
  },
  play: () => expectEmptyState('No reviews found.', 'New reviews from shoppers appear here.'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review', () => delay('infinite')))
  },
  play: () => expectLoading('Loading reviews'),
}

export const RetriesAfterFailure: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('/api/review', () => HttpResponse.error(), { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await findRows(canvas)).toHaveLength(3)
  },
}
