// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import nothing from '@whirligig/art/empty/no-results.svg'
import { BulkDecisionInput, RESPONSE_TEXT, type Review } from '@whirligig/contract'
import { aReview, aReviewPage } from '@whirligig/contract/fixtures'
import { startSessionAtom } from '@whirligig/core/session'
import { ReviewsContainer } from '@whirligig/reviews'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { initialAtom, withStoreAndToasts } from '../../support/decorators/with-store.tsx'
import { expectEmptyState, expectLoading } from '../../support/expect-list-state.ts'
import { forViewport } from '../../support/for-viewport.ts'

/** Called with the body of each approval and rejection. */
const moderationRequest = fn()

/** Handlers for these reviews, which the requests change. */
function createHandlers(...reviews: Review[]) {
  const decide =
    (status: Review['status'], message: string): Parameters<typeof http.put>[1] =>
    async ({ params, request }) => {
      moderationRequest(await request.json())
      reviews.forEach((each, index) => {
        if (each._id === params.id) reviews[index] = { ...each, status }
      })
      return HttpResponse.json({ success: true, message })
    }
  return [
    http.get('/api/review', () => HttpResponse.json(aReviewPage(reviews))),
    http.put('/api/review/approve/:id', decide('Approved', RESPONSE_TEXT.review.approved)),
    http.put('/api/review/reject/:id', decide('Rejected', RESPONSE_TEXT.review.rejected)),
    http.delete('/api/review/delete/:id', ({ params }) => {
      reviews.splice(0, Infinity, ...reviews.filter(({ _id }) => _id !== params.id))
      return HttpResponse.json({ success: true, message: RESPONSE_TEXT.review.deleted })
    }),
  ]
}

const meta = {
  title: 'Features/Reviews/Reviews',
  tags: ['role:admin'],
  component: ReviewsContainer,
  decorators: [withStoreAndToasts],
  parameters: { initialAtoms: [initialAtom(startSessionAtom, 'token')] },
  args: {
    page: 1,
    onPageChange: fn(),
    status: '',
    statusHref: (status) => `#/dashboard/review?status=${status}`,
    productHref: (slug) => `#/product/${slug}`,
    emptyPicture: <img src={nothing} alt="" width={176} height={132} />,
  },
  beforeEach: ({ msw }) => {
    moderationRequest.mockClear()
    msw.use(...createHandlers(...aReviewPage().reviews))
  },
} satisfies Meta<typeof ReviewsContainer>

export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

const findRows = (canvas: Context['canvas']) => canvas.findAllByRole('rowheader')

/** Opens a review in the drawer. */
async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, title = 'Loved to pieces') {
  await userEvent.click(await canvas.findByRole('button', { name: title }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Sets up a server with only this review. */
const withReview = (review: Review): Story['beforeEach'] => {
  return ({ msw }) => {
    moderationRequest.mockClear()
    msw.use(...createHandlers(review))
  }
}

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

/** Reviews are decided with the keyboard alone. The focus moves on, because a decided review may leave the list. */
export const DecidesWithKeys: Story = {
  ...forViewport('desktop'),
  beforeEach: ({ msw }) => {
    moderationRequest.mockClear()
    const [first, second] = ['Great', 'Spam'].map((title, index) =>
      aReview({ _id: `019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a0${index}`, title }),
    )
    if (first && second) msw.use(...createHandlers(first, second))
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

const WAITING = ['First', 'Second', 'Third'].map((title, index) =>
  aReview({ _id: `019a8c2e-71f0-7c3e-9f2a-5b8e1d0c4a1${index}`, title }),
)

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
    const first = await open(context, 'First')
    await expect(first.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await userEvent.click(first.getByRole('button', { name: 'Next' }))
    const second = within(await screen.findByRole('dialog', { name: 'Second' }))
    await userEvent.click(second.getByRole('button', { name: /^Approve/ }))
    const third = within(await screen.findByRole('dialog', { name: 'Third' }))
    await expect(third.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  },
}

/** A review that somebody else has decided meanwhile stays selected. The others can be changed back, each to what it was. */
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

export const FullText: Story = {
  play: async (context) => {
    const drawer = await open(context)
    await expect(drawer.getByText(aReview().review)).toBeVisible()
    await expect(drawer.getByText('By Mina · November 15, 2026 · Recommends it')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Teddy Bears' })).toHaveAttribute('href', '#/product/teddy-bears')
  },
}

export const ApprovesReview: Story = {
  beforeEach: withReview(aReview()),
  play: async (context) => {
    const drawer = await open(context)
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
    const drawer = await open(context)
    await expect(drawer.getByText('Re Approve Review')).toBeVisible()
    await expect(drawer.queryByRole('button', { name: /^Reject/ })).toBeNull()
  },
}

/** Opens the review and asks whether to delete it. */
async function askToDelete(context: Context): Promise<void> {
  const drawer = await open(context)
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
      ...createHandlers(aReview()),
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
      ...createHandlers(aReview()),
    )
  },
  play: async (context) => {
    await askToDelete(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Your request could not be processed. Please try again.')
    await findRows(context.canvas)
  },
}

export const StatusChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/api/review', () => HttpResponse.json(aReviewPage([aReview()])), { once: true }),
      http.put('/api/review/approve/:id', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.alreadyDecided('Rejected') }, { status: 400 }),
      ),
      ...createHandlers(aReview({ status: 'Rejected' })),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Approve/ }))
    await screen.findByText('The status has changed to ‘Rejected’. Please review it again.')
    await within(canvas.getByRole('table')).findByText('Rejected')
  },
}

export const DeletedProductAndReviewer: Story = {
  beforeEach: withReview(aReview({ product: null, user: null })),
  play: async (context) => {
    const drawer = await open(context)
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
    await open(context, 'Supercalifragilisticexpialidocious'.repeat(3))
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
    msw.use(...createHandlers())
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
