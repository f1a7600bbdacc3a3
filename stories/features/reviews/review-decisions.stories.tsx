import type { Meta, StoryObj } from '@storybook/react-vite'
import { BulkDecisionInput, RESPONSE_TEXT } from '@whirligig/contract'
import { aReview, aReviewPage } from '@whirligig/contract/fixtures'
import { ReviewsContainer } from '@whirligig/reviews'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { forViewport } from '../../support/for-viewport.ts'
import {
  findRows,
  moderationRequest,
  openReview,
  reviewHandlers,
  reviewsMeta,
  withReview,
} from '../../support/reviews-story.tsx'

const meta = {
  ...reviewsMeta,
  title: 'Features/Reviews/Review Decisions',
  tags: ['role:admin'],
  component: ReviewsContainer,
} satisfies Meta<typeof ReviewsContainer>

export default meta
type Story = StoryObj<typeof meta>

export const ApprovesReview: Story = {
  beforeEach: withReview(aReview()),
  play: async (context) => {
    const drawer = await openReview(context)
    const names = drawer.getAllByRole('button', { name: /“/ }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Approve “Loved to pieces”', 'Reject “Loved to pieces”', 'Delete “Loved to pieces”'])
    await context.userEvent.click(drawer.getByRole('button', { name: /^Approve/ }))
    await screen.findByText(RESPONSE_TEXT.review.approved)
    await drawer.findByText('Approved')
    await expect(drawer.getAllByRole('button', { name: /“/ })).toHaveLength(1)
    await expect(moderationRequest).toHaveBeenCalledWith({ status: 'Waiting Approval' })
  },
}

/** Without opening the review. */
export const RejectsReview: Story = {
  beforeEach: withReview(aReview()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject “Loved to pieces”' }))
    await screen.findByText(RESPONSE_TEXT.review.rejected)
    await within(canvas.getByRole('table')).findByText('Rejected')
    const drawer = await openReview(context)
    await expect(drawer.getByText('Re Approve Review')).toBeVisible()
    await expect(drawer.queryByRole('button', { name: /^Reject/ })).toBeNull()
  },
}

export const StatusChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/review', () => HttpResponse.json(aReviewPage([aReview()])), { once: true }),
      http.put('/api/review/approve/:id', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.alreadyDecided('Rejected') }, { status: 400 }),
      ),
      ...reviewHandlers(aReview({ status: 'Rejected' })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve/ }))
    await screen.findByText('The status has changed to ‘Rejected’. Please review it again.')
    await within(canvas.getByRole('table')).findByText('Rejected')
  },
}

/** Reviews are decided with the keyboard alone. The focus moves on, because a decided review may leave the list. */
export const DecidesWithKeys: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    moderationRequest.mockClear()
    const [first, second] = ['Great', 'Spam'].map((title, index) =>
      aReview({ _id: `019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a0${index}`, title }),
    )
    if (first && second) msw.use(...reviewHandlers(first, second))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('a')
    await findRows(canvas)
    const [, great, spam] = canvas.getAllByRole('row')
    if (!great || !spam) throw new Error('There are too few rows.')
    within(great).getByRole('button', { name: 'Great' }).focus()
    await userEvent.keyboard('a')
    await expect(within(spam).getByRole('button', { name: 'Spam' })).toHaveFocus()
    await within(great).findByText('Approved')
    await userEvent.keyboard('r')
    await within(spam).findByText('Rejected')
    await expect(moderationRequest).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('k{Enter}')
    await screen.findByRole('dialog', { name: 'Great' })
  },
}

const WAITING = ['First', 'Second', 'Third'].map((title, index) =>
  aReview({ _id: `019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a1${index}`, title }),
)

/** A key that is pressed again sends nothing while the review is being approved. */
export const KeysWaitForTheirReview: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    moderationRequest.mockClear()
    const approve: Parameters<typeof http.put>[1] = ({ params }) => {
      moderationRequest(params.id)
      return delay('infinite')
    }
    msw.use(
      http.get('/api/review', () => HttpResponse.json(aReviewPage(WAITING))),
      http.put('/api/review/approve/:id', approve),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    for (const name of ['First', 'First', 'Second']) {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('a')
    }
    await waitFor(() => expect(moderationRequest).toHaveBeenLastCalledWith(WAITING[1]?._id))
    await expect(moderationRequest).toHaveBeenCalledTimes(2)
  },
}

/** In the drawer, the next review follows when the one that has been decided leaves the list. */
export const WorksThroughWaiting: Story = {
  args: { status: 'waiting' },
  beforeEach: ({ msw }) => {
    let reviews = WAITING
    msw.use(
      http.get('/api/review', () => HttpResponse.json(aReviewPage(reviews))),
      http.put('/api/review/approve/:id', ({ params }) => {
        reviews = reviews.filter(({ _id }) => _id !== params.id)
        return HttpResponse.json({ success: true, message: RESPONSE_TEXT.review.approved })
      }),
    )
  },
  play: async (context) => {
    const { userEvent } = context
    const first = await openReview(context, 'First')
    await expect(first.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await userEvent.click(first.getByRole('button', { name: 'Next' }))
    const second = within(await screen.findByRole('dialog', { name: 'Second' }))
    await userEvent.click(second.getByRole('button', { name: /^Approve/ }))
    const third = within(await screen.findByRole('dialog', { name: 'Third' }))
    await expect(third.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  },
}

/** A review that another admin has decided meanwhile stays selected. Undo gives each of the others its former status. */
export const DecidesMany: Story = {
  beforeEach: ({ msw }) => {
    moderationRequest.mockClear()
    msw.use(
      http.put('/api/review/status', async ({ request }) => {
        const input = BulkDecisionInput.parse(await request.json())
        moderationRequest(input)
        const results = input.reviews.map(({ _id }, index) => ({
          _id,
          error: index === 0 && input.decision === 'Approved' ? 'The status has changed.' : null,
        }))
        return HttpResponse.json({ success: true, results })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await findRows(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }))
    await expect(canvas.getByText('3 reviews selected')).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Approve' }))
    const notice = await canvas.findByText('1 review approved. 1 review could not be changed: The status has changed.')
    // In view also where the list is scrolled.
    await expect(getComputedStyle(notice.closest('[role=status]') ?? notice).position).toBe('sticky')
    await expect(canvas.getByText('1 review selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull())
    await expect(moderationRequest).toHaveBeenLastCalledWith({
      reviews: [{ _id: expect.any(String), status: 'Approved' }],
      decision: 'Rejected',
    })
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
  },
}
